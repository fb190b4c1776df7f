import type { AuditEntry } from '@coverwright/contract/company/identity'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { ScrollText } from 'lucide-react'
import { useMemo } from 'react'
import { auditColumns } from './audit-columns'
import { AuditOpened } from './audit-opened'
import { useAuditWords } from './audit-words'

/** How entries of the log are shown, wherever there is a list of them. */
export function useAuditRows() {
  const t = useTexts('audit')
  const words = useAuditWords()
  const formats = useFormats()
  const columns = useMemo(() => auditColumns(t, words, formats), [t, words, formats])
  return {
    columns,
    rowKey: (entry: AuditEntry) => String(entry.place),
    rowName: (entry: AuditEntry) => words(entry.what),
    open: (entry: AuditEntry) => <AuditOpened entry={entry} />,
    openAt: 'row' as const,
    // The log has codes, not sentences: what a person would type is not in it.
    search: false as const,
    countLabel: (count: number) => t('count', { count }),
    empty: { picture: <ScrollText size={24} />, title: t('empty.title'), about: t('empty.about') },
  }
}
