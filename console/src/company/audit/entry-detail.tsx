import type { AuditEntry } from '@coverwright/contract/company/audit'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Fact } from './fact'
import { useFactWords } from './use-fact-words'

/** For the record: when to the second, where in the log, and what was written down. */
export function EntryDetail({ entry }: { entry: AuditEntry }) {
  const t = useTexts('audit')
  const { exactTime } = useFormats()
  const factsOf = useFactWords()
  return (
    <dl className="audit-facts">
      <Fact name={t('column.at')} value={exactTime(entry.at)} />
      <Fact name={t('column.place')} value={String(entry.place)} />
      {factsOf(entry).map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </dl>
  )
}
