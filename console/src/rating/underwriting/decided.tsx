import type { DecidedView, GuideName } from '@coverwright/contract/rating/underwriting'
import { type Reason, termTextIn } from '@coverwright/rules/rating/underwriting'
import { Amount } from '@coverwright/ui/formats'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'
import { useConnectorWords } from '../connectors'
import { decisionTones, useGuideWords } from './use-guide-words'

/** What is decided about the customer who is tried, on which terms, and every reason for it. */
export function Decided({ decided, names }: { decided: DecidedView | undefined; names: readonly GuideName[] }) {
  const t = useTexts('underwriting')
  const words = useGuideWords()
  const saidOf = useConnectorWords()
  const { language } = useLanguage()
  const titleOf = (name: string) => names.find((each) => each.name === name)?.title || name
  const why = (reason: Reason) => {
    const failure = decided?.asked.find(({ use }) => use === reason.id)?.failure
    if (reason.source === 'connector' && failure) return saidOf(titled(failure, titleOf))
    return reason.trouble ? words({ code: reason.trouble, values: troubleValues(reason.text, titleOf) }) : reason.text
  }
  if (decided?.refusal)
    return <p className="guide-problem">{t('try.unreadable', { name: titleOf(decided.refusal.field) })}</p>
  if (!decided?.decided) return <p className="guide-about">{t(decided ? 'try.problems' : 'try.waiting')}</p>
  const { decision, reasons, terms } = decided.decided
  return (
    <div className="guide-decided" role="status">
      <p>
        <StateTag tone={decisionTones[decision]}>{t(`decision.${decision}`)}</StateTag>
      </p>
      {reasons.length === 0 && <p className="guide-about">{t('try.nothing')}</p>}
      <ul>
        {reasons.map((reason, at) => (
          <li key={at}>
            <StateTag tone={decisionTones[reason.decision]}>{reason.title || t('untitled')}</StateTag>
            <span>
              {why(reason)}
              {reason.row !== null && <small> {t('try.row', { row: reason.row + 1 })}</small>}
            </span>
          </li>
        ))}
        {terms.map((term, at) => (
          <li key={`term ${at}`} className="guide-term-said">
            <b>{t(`term.${term.kind}`)}</b>
            <span>
              {term.kind === 'loading' && `+${term.percent} %`}
              {term.kind === 'fee' && <Amount value={term.amount} />}
              {(term.kind === 'exclusion' || term.kind === 'message') && termTextIn(term.text, language)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Failure = NonNullable<DecidedView['asked'][number]['failure']>

/** With the title of the name that was not answered, where that is why nobody could be asked. */
const titled = ({ code, values }: Failure, titleOf: (name: string) => string): Failure =>
  code === 'logic.unanswered' ? { code, values: { ...values, name: titleOf(String(values.name)) } } : { code, values }

/** A trouble carries one word: the name that was not answered, the word that is no decision, the loading that is none. */
const troubleValues = (text: string, titleOf: (name: string) => string) => ({
  name: titleOf(text),
  word: text,
  percent: text,
  row: '',
})
