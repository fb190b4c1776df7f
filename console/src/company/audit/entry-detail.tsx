import type { AuditEntry } from '@coverwright/contract/company/audit'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'

/** For the record: when to the second, where in the log, and what was written down besides ids. */
export function EntryDetail({ entry }: { entry: AuditEntry }) {
  const t = useTexts('audit')
  const { exactTime } = useFormats()
  const facts = Object.entries(entry.about).filter(([name, value]) => !/Ids?$/.test(name) && value !== null)
  return (
    <dl className="audit-facts">
      <Fact name={t('column.at')} value={exactTime(entry.at)} />
      <Fact name={t('column.place')} value={String(entry.place)} />
      {facts.map(([name, value]) => (
        <Fact key={name} name={name} value={told(value)} isOwnName />
      ))}
    </dl>
  )
}

function Fact({ name, value, isOwnName = false }: { name: string; value: string; isOwnName?: boolean }) {
  return (
    <div style={{ display: 'contents' }}>
      <dt className={isOwnName ? 'cw-mono' : undefined}>{name}</dt>
      <dd className="cw-num">{value}</dd>
    </div>
  )
}

const told = (value: unknown): string =>
  Array.isArray(value) ? value.map(told).join(', ') : typeof value === 'string' ? value : JSON.stringify(value)
