import { fillSentence } from '@coverwright/rules/kernel'
import type { Offer, OfferedPlan } from '@coverwright/rules/rating/rating'
import type { Words } from '../words'
import type { Told } from './use-offer'

type Props = {
  words: Words
  told: Told
  /** How the buyer knows an add-on. */
  titleOf: (addOn: string) => string
  onAskAgain: () => void
}

/** What it costs, or why there is no price: the first thing on the last page. */
export function OfferCard({ words, told: { offer, hasFailed }, titleOf, onAskAgain }: Props) {
  if (hasFailed)
    return (
      <section className="say offer" role="alert">
        {words.priceFailed}
        <div>
          <button type="button" className="plain" onClick={onAskAgain}>
            {words.tryAgain}
          </button>
        </div>
      </section>
    )
  if (!offer)
    return (
      <section className="say offer" aria-busy="true" role="status">
        {words.pricing}
      </section>
    )
  const plans = shown(offer)
  if (plans.length === 0) return null
  return (
    <section className="say offer" role="status">
      {plans.map((plan) => (
        <PlanPrice key={plan.plan} words={words} plan={plan} isOneOfMany={plans.length > 1} />
      ))}
      {offer.notOffered.map((addOn) => (
        <p key={addOn}>{fillSentence(words.notPart, { addOn: titleOf(addOn), plan: titleOfChosen(offer) })}</p>
      ))}
    </section>
  )
}

/** The chosen plan; all of them where nobody is asked to choose. */
const shown = ({ plans, chosen }: Offer) => (chosen === null ? plans : plans.filter(({ plan }) => plan === chosen))

const titleOfChosen = ({ plans, chosen }: Offer) => plans.find(({ plan }) => plan === chosen)?.title ?? ''

type PlanProps = { words: Words; plan: OfferedPlan; isOneOfMany: boolean }

function PlanPrice({ words, plan, isOneOfMany }: PlanProps) {
  // Instalments are worked out and not sold yet: a buyer is not told of what cannot be bought.
  const { title, yearly, parts, notes } = plan
  if (!yearly) return <NoPrice {...{ words, plan, isOneOfMany }} />
  const exclusions = notes.filter(({ kind }) => kind === 'exclusion')
  return (
    <>
      <h2>{title}</h2>
      <p className="amount">
        {yearly.text} <small>{words.inTotal}</small>
      </p>
      {parts.length > 0 && (
        <dl className="sums">
          {parts.map((part, at) => (
            <div key={at}>
              <dt>{part.title}</dt>
              <dd>{part.amount.text}</dd>
            </div>
          ))}
        </dl>
      )}
      {notes.map(({ kind, text }) => kind === 'message' && <p key={text}>{text}</p>)}
      {exclusions.length > 0 && (
        <>
          <b>{words.exclusions}</b>
          <ul>
            {exclusions.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Why nothing can be bought with these answers; what stands behind it stays with the insurer. */
function NoPrice({ words, plan: { title, decision }, isOneOfMany }: PlanProps) {
  const [heading, line] =
    decision === 'decline'
      ? [words.declineTitle, words.declineLine]
      : decision === 'refer'
        ? [words.referTitle, words.referLine]
        : [words.noPriceTitle, words.noPriceLine]
  return (
    <>
      <h2>{isOneOfMany ? `${title}: ${heading}` : heading}</h2>
      <p>{line}</p>
    </>
  )
}
