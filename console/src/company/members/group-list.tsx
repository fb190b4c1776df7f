import type { GroupView } from '@coverwright/contract/company/members'
import { useFormats } from '@coverwright/ui/formats'
import { ListPage } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { FolderPlus, Pencil, Trash2, UsersRound } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
import { useDelete } from '../../platform/toast'
import { GroupDialog } from './group-dialog'
import { useCreateGroup, useDeleteGroup, useGroups } from './use-members'
import { useLocalList } from './use-local-list'
import { useUserTabs } from './use-user-tabs'
import './members.css'

type Group = z.infer<typeof GroupView>

const columns = { name: (group: Group) => group.name, memberCount: (group: Group) => group.memberCount }
const asks = { searches: ['name'], filters: {}, sorts: ['name', 'memberCount'], usual: '' } as const
const rowsOf = ({ groups }: { groups: Group[] }) => groups

/** Groups of members: departments, teams, whatever the company sorts its people by. */
export function GroupList() {
  const t = useTexts('members')
  const { number } = useFormats()
  const list = useLocalList(useGroups(), rowsOf, columns, asks)
  const [edited, setEdited] = useState<Group | 'new'>()
  const remove = useRemoveGroup()
  const create = { act: 'create', label: t('group.create'), icon: <FolderPlus />, onSelect: () => setEdited('new') }
  return (
    <>
      <ListPage
        {...list}
        title={t('title')}
        purpose={t('group.purpose')}
        action={create}
        tabs={useUserTabs()}
        columns={[
          { key: 'name', title: t('column.group'), isFixed: true, cell: (group) => group.name },
          {
            key: 'memberCount',
            title: t('column.members'),
            width: 120,
            align: 'end',
            cell: (group) => number(group.memberCount),
          },
        ]}
        rowKey={(group) => group.id}
        rowName={(group) => group.name}
        rowHref={(group) => `/users?f.group=${group.id}`}
        search={t('group.search')}
        rowActions={(group) =>
          [
            {
              key: 'rename' as const,
              label: t('action.rename'),
              icon: <Pencil />,
              onSelect: () => setEdited(group),
            },
            {
              key: 'delete' as const,
              label: t('group.delete'),
              icon: <Trash2 />,
              danger: true,
              onSelect: () => void remove(group),
            },
          ].filter(({ key }) => group.may.includes(key))
        }
        countLabel={(count) => t('group.count', { count })}
        empty={{
          picture: <UsersRound size={24} />,
          title: t('group.empty'),
          about: t('group.emptyAbout'),
        }}
      />
      {edited && <GroupDialog group={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

/** An empty group comes back whole, so it is deleted with Undo; one with members asks first. */
function useRemoveGroup() {
  const t = useTexts('members')
  const remove = useDelete()
  const [gone, create] = [useDeleteGroup(), useCreateGroup()]
  return ({ id, name, memberCount }: Group) =>
    remove({
      name,
      verb: t('group.delete'),
      loses: [t('group.loses', { count: memberCount })],
      keeps: t('group.keeps'),
      work: () => gone.mutateAsync({ groupId: id }),
      undo: memberCount === 0 ? () => create.mutateAsync({ name }) : undefined,
    })
}
