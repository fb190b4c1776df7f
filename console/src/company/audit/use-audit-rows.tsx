import type { AuditEntry } from '@coverwright/contract/company/audit'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { ScrollText } from 'lucide-react'
import { useMemo } from 'react'
import { useMentions } from '../../platform/words'
import { auditColumns } from './audit-columns'
import { AuditOpened } from './audit-opened'

/** How entries of the log are shown, wherever there is a list of them. */
export function useAuditRows() {
  const t = useTexts('audit')
  const { deed } = useMentions()
  const formats = useFormats()
  const columns = useMemo(() => auditColumns(t, deed, formats), [t, deed, formats])
  return {
    columns,
    rowKey: (entry: AuditEntry) => String(entry.place),
    rowName: (entry: AuditEntry) => deed(entry.what),
    open: (entry: AuditEntry) => <AuditOpened entry={entry} />,
    openAt: 'row' as const,
    search: t('search'),
    countLabel: (count: number) => t('count', { count }),
    empty: { picture: <ScrollText size={24} />, title: t('empty.title'), about: t('empty.about') },
  }
}
