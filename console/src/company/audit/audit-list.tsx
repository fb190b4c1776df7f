import { ListPage } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { useAuditList } from './use-audit'
import { useAuditRows } from './use-audit-rows'

/** What was done in the company, by whom and when; nothing in it can be changed. */
export function AuditList() {
  const t = useTexts('audit')
  return (
    <ListPage
      {...useAuditList()}
      {...useAuditRows()}
      title={t('title')}
      purpose={t('purpose')}
      filters={{ memberId: false, room: false }}
    />
  )
}
