import type { AskedView } from '@coverwright/contract/rating/connectors'
import type { PlanRateView, RatedView, RecipeView } from '@coverwright/contract/rating/pricing'
import { type Decision, termTextIn } from '@coverwright/rules/rating/underwriting'
import { Amount, useFormats } from '@coverwright/ui/formats'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { StateTag, type Tone } from '@coverwright/ui/state-tag'
import { useNameTitle } from './name-titles'
import { raisedToLeast } from './raised-to-least'
import { useProblemWords } from './use-problem-words'

const tones: Readonly<Record<Decision, Tone>> = {
  accept: 'success',
  acceptWithTerms: 'warning',
  refer: 'info',
  decline: 'danger',
}

/** Whoever has no price is not accepted, whatever underwriting says of them. */
export function DecisionTag({ decision, hasPrice = true }: { decision: Decision; hasPrice?: boolean }) {
  const t = useTexts('pricing')
  const isAccepted = decision === 'accept' || decision === 'acceptWithTerms'
  if (isAccepted && !hasPrice) return <StateTag tone="danger">{t('verdict.noPrice')}</StateTag>
  return <StateTag tone={tones[decision]}>{t(`decision.${decision}`)}</StateTag>
}

type Props = { rated: RatedView; view: RecipeView; plan: string; onPlan: (plan: string) => void }

/** Each plan with its decision and price; the one that is pressed shows its worksheet. */
export function PlanPrices({ rated, view, plan, onPlan }: Props) {
  const t = useTexts('pricing')
  const titleOf = (id: string) => view.plans.find((entry) => entry.id === id)?.title ?? t('verdict.onlyPlan')
  return (
    <div className="verdict-plans" role="group" aria-label={t('verdict.plans')}>
      {rated.plans.map((rate) => (
        <button
          key={rate.plan}
          type="button"
          className="verdict-plan"
          aria-pressed={rate.plan === plan}
          onClick={() => onPlan(rate.plan)}
        >
          <span className="verdict-title">
            <b className="cw-cut">{titleOf(rate.plan)}</b>
            <DecisionTag decision={rate.decision} hasPrice={rate.yearly !== null} />
          </span>
          <PlanPrice rate={rate} />
        </button>
      ))}
    </div>
  )
}

function PlanPrice({ rate }: { rate: PlanRateView }) {
  const t = useTexts('pricing')
  const { money } = useFormats()
  const words = useProblemWords()
  if (!rate.yearly)
    return <span className="verdict-none">{rate.refusal ? words(rate.refusal) : t('verdict.none')}</span>
  const least = raisedToLeast(rate)
  return (
    <>
      <span className="verdict-price">
        <Amount value={rate.yearly} />
      </span>
      {least && <small>{t('verdict.least', { step: least })}</small>}
      {rate.monthly && (
        <small>
          {rate.monthly.first.minor === rate.monthly.later.minor
            ? t('verdict.monthly', { count: rate.monthly.count, amount: money(rate.monthly.later) })
            : t('verdict.monthlyFirst', {
                first: money(rate.monthly.first),
                count: rate.monthly.count - 1,
                amount: money(rate.monthly.later),
              })}
        </small>
      )}
    </>
  )
}

/** Why it was decided so, and on which terms. */
export function Reasons({ rate, asked }: { rate: PlanRateView; asked: readonly AskedView[] }) {
  const t = useTexts('pricing')
  const { language } = useLanguage()
  const titleOf = useNameTitle()
  const isUnread = (reason: PlanRateView['reasons'][number]) => reason.id === '' && reason.trouble !== null
  if (rate.reasons.length === 0 && rate.terms.length === 0) return null
  return (
    <ul className="verdict-reasons">
      {rate.reasons.map((reason, at) => (
        <li key={at}>
          <DecisionTag decision={reason.decision} />
          <span>
            {isUnread(reason) ? t('verdict.unread', { name: titleOf(reason.text) }) : reason.text || reason.title}
            {reason.source === 'connector' && asked.some(({ use }) => use === reason.id)
              ? ` (${t('verdict.silent')})`
              : reason.trouble && !isUnread(reason) && ` (${t('verdict.undecided')})`}
          </span>
        </li>
      ))}
      {rate.terms.map((term, at) => (
        <li key={`term ${at}`} className="verdict-term">
          {term.kind === 'loading' && t('verdict.loading', { percent: term.percent })}
          {term.kind === 'fee' && (
            <>
              {t('verdict.fee')} <Amount value={term.amount} />
            </>
          )}
          {(term.kind === 'exclusion' || term.kind === 'message') && termTextIn(term.text, language)}
        </li>
      ))}
    </ul>
  )
}
