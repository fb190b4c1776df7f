import type { AuditEntry } from '@coverwright/contract/company/audit'
import { useTexts } from '@coverwright/ui/locales'
import { Fact } from './fact'
import { useFactWords } from './use-fact-words'

/** Everything that was recorded about a deed. */
export function AuditOpened({ entry }: { entry: AuditEntry }) {
  const t = useTexts('audit')
  const facts = useFactWords()(entry)
  if (facts.length === 0) return <p>{t('noFacts')}</p>
  return (
    <dl className="audit-facts">
      {facts.map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </dl>
  )
}
