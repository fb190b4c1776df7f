import type { AuditEntry } from '@coverwright/contract/company/audit'
import { useTexts } from '@coverwright/ui/locales'

/** Everything that was recorded about a deed. */
export function AuditOpened({ entry }: { entry: AuditEntry }) {
  const t = useTexts('audit')
  const facts = Object.entries(entry.about)
  if (facts.length === 0) return <p>{t('noFacts')}</p>
  return (
    <dl className="audit-facts">
      {facts.map(([name, value]) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt className="cw-mono">{name}</dt>
          <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
