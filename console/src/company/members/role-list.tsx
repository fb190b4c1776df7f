import type { RoleView } from '@coverwright/contract/company/members'
import { useFormats } from '@coverwright/ui/formats'
import { ListPage } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { ShieldPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { roleAbout, roleName } from './member-words'
import { RoleDialog } from './role-dialog'
import { RolePanel } from './role-panel'
import { useLocalList } from './use-local-list'
import { useRoles } from './use-members'
import { useRoleActions } from './use-role-actions'
import { useUserTabs } from './use-user-tabs'
import './members.css'

const asks = {
  searches: ['name', 'about'],
  filters: {},
  sorts: ['name', 'permissions', 'memberCount'],
  usual: '',
} as const
const rowsOf = ({ roles }: { roles: RoleView[] }) => roles

/** What people are here, by name; what each may do is told when it opens. */
export function RoleList() {
  const t = useTexts('members')
  const { number } = useFormats()
  const read = useMemo(
    () => ({
      name: (role: RoleView) => roleName(t, role),
      about: (role: RoleView) => roleAbout(t, role),
      memberCount: (role: RoleView) => role.memberCount,
      permissions: (role: RoleView) => role.permissions.length,
    }),
    [t],
  )
  const list = useLocalList(useRoles(), rowsOf, read, asks)
  const [edited, setEdited] = useState<RoleView | 'new'>()
  return (
    <>
      <ListPage
        {...list}
        title={t('title')}
        purpose={t('role.purpose')}
        action={{ act: 'create', label: t('role.create'), icon: <ShieldPlus />, onSelect: () => setEdited('new') }}
        tabs={useUserTabs()}
        columns={[
          { key: 'name', title: t('column.role'), width: 200, isFixed: true, cell: read.name },
          {
            key: 'about',
            title: t('column.about'),
            cell: (role) => <span className="role-about">{read.about(role)}</span>,
          },
          {
            key: 'permissions',
            title: t('column.permissions'),
            width: 120,
            align: 'end',
            cell: (role) => number(role.permissions.length),
          },
          {
            key: 'memberCount',
            title: t('column.members'),
            width: 120,
            align: 'end',
            cell: (role) => number(role.memberCount),
          },
        ]}
        rowKey={(role) => role.id}
        rowName={read.name}
        search={t('role.search')}
        rowActions={useRoleActions(setEdited)}
        open={(role) => <RolePanel role={role} />}
        openAt="side"
        countLabel={(count) => t('role.count', { count })}
        empty={{ title: t('role.empty') }}
      />
      {edited && <RoleDialog role={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
