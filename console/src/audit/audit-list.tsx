import { useFormats } from '@coverwright/ui/formats'
import { ListPage } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { ScrollText } from 'lucide-react'
import { useMemo } from 'react'
import { AuditOpened } from './audit-opened'
import { auditColumns } from './audit-columns'
import { useAuditWords } from './audit-words'
import { useAuditList } from './use-audit'

/** What was done in the company, by whom and when; nothing in it can be changed. */
export function AuditList() {
  const t = useTexts('audit')
  const words = useAuditWords()
  const formats = useFormats()
  const list = useAuditList()
  const columns = useMemo(() => auditColumns(t, words, formats), [t, words, formats])
  return (
    <ListPage
      {...list}
      title={t('title')}
      purpose={t('purpose')}
      columns={columns}
      rowKey={(entry) => String(entry.place)}
      rowName={(entry) => words(entry.what)}
      open={(entry) => <AuditOpened entry={entry} />}
      openAt="row"
      countLabel={(count) => t('count', { count })}
      empty={{ picture: <ScrollText size={24} />, title: t('empty.title'), about: t('empty.about') }}
    />
  )
}
