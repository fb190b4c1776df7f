import { readDecimal } from '../../design/forms'
import type { Answers } from '../../design/forms'
import { type Body, questionsOf } from '../../design/products'
import { coverAmounts } from '../../design/plans'
import { Exact, type Money, roundToMoney } from '../../money'

/**
 * What is at stake: the highest amount that the plan covers or that the buyer named. Null where neither says one; an
 * amount in another currency cannot be compared and does not count.
 */
export function sumInsuredOf(
  { plans, pages }: Pick<Body, 'plans' | 'pages'>,
  plan: string,
  answers: Answers,
  currency: string,
): Money | null {
  const chosen = plans?.plans.find(({ id }) => id === plan)
  const covered = Object.values(chosen ? coverAmounts(chosen) : {}).filter((amount) => amount.currency === currency)
  const named = questionsOf({ pages }).flatMap(({ kind, dataName }) => {
    const said = answers[dataName]
    const figure = kind === 'money' && typeof said === 'string' ? readDecimal(said) : null
    return figure ? [roundToMoney(Exact.from(figure.toString()), currency, 'halfUp')] : []
  })
  const known = [...covered, ...named].map((amount) => amount.minor)
  return known.length === 0 ? null : { minor: Math.max(0, ...known), currency }
}
