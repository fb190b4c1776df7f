import { ListPage } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { useToast } from '../../platform/toast'
import { useAuditExport, useAuditList, usePeople } from './use-audit'
import { useAuditFilters } from './use-audit-filters'
import { useAuditRows } from './use-audit-rows'

/** What was done in the company, by whom and when; nothing in it can be changed. */
export function AuditList() {
  const t = useTexts('audit')
  const withToast = useToast()
  const people = usePeople()
  const list = useAuditList()
  const download = useAuditExport(list.value, [t('column.at'), t('column.who'), t('column.what'), t('column.about')])
  return (
    <ListPage
      {...list}
      {...useAuditRows()}
      title={t('title')}
      purpose={t('purpose')}
      filters={{ memberId: { label: t('column.who'), any: t('anyone'), options: people }, ...useAuditFilters() }}
      onExport={async () => void (await withToast(download))}
    />
  )
}
