import { auditOperations } from '@coverwright/contract/company/audit'
import { ListPage } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { useAuditFilters, useAuditRows, useDeedsSaying } from '../audit'
import { useList } from '../../platform/queries'
import { memberName } from './member-words'
import { useSomeMembers } from './use-members'
import { useUserTabs } from './use-user-tabs'
import './members.css'

/** What people here did, with who and what to narrow it by. */
export function ActivityList() {
  const t = useTexts('members')
  const saying = useDeedsSaying()
  const list = useList(auditOperations.list, { also: ({ search }) => ({ saying: saying(search) }) })
  const members = useSomeMembers().data?.rows.filter((member) => member.kind === 'member') ?? []
  return (
    <ListPage
      {...list}
      {...useAuditRows()}
      title={t('title')}
      purpose={t('activity.purpose')}
      tabs={useUserTabs()}
      filters={{
        memberId: {
          label: t('activity.who'),
          options: members.map((member) => ({ value: member.id, label: memberName(member) })),
        },
        ...useAuditFilters(),
      }}
    />
  )
}
