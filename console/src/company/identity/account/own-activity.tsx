import { ListPage } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { useAuditFilters, useAuditRows } from '../../audit'
import { useAccountTabs } from './use-account-tabs'
import { useOwnAudit } from './use-account'

/** What the own account did, newest first. */
export function OwnActivity() {
  const t = useTexts('account')
  const { columns, ...rows } = useAuditRows()
  return (
    <ListPage
      {...useOwnAudit()}
      {...rows}
      columns={columns.filter((column) => column.key !== 'who')}
      title={t('title')}
      purpose={t('activity.purpose')}
      tabs={useAccountTabs()}
      filters={useAuditFilters()}
    />
  )
}
