import { type Language, languageTags } from '../../languages'
import { type Money, moneyText } from '../../money'
import type { Quote } from '../pricing'
import { type Decision, termTextIn } from '../underwriting'
import type { PlanRate, Rated, RatingRequest } from './rated'

/** An amount, and how the buyer reads it. */
export type Price = Money & { readonly text: string }

/** What a buyer is told of a plan: what it costs and on which terms, nothing of how that was found. */
export type OfferedPlan = {
  readonly plan: string
  readonly title: string
  /** Null as long as answers are missing, and where the plan would be accepted but has no price: it would say nothing. */
  readonly decision: Decision | null
  /** Null where it is not sold without a person looking at it, or cannot be worked out from what is known. */
  readonly yearly: Price | null
  /** What of it the recipe shows to customers: the premium, a levy, a tax. */
  readonly parts: readonly { readonly title: string; readonly amount: Price }[]
  readonly monthly: { readonly count: number; readonly first: Price; readonly later: Price } | null
  readonly notes: readonly { readonly kind: 'exclusion' | 'message'; readonly text: string }[]
}

export type Offer = {
  readonly chosen: string | null
  readonly plans: readonly OfferedPlan[]
  /** What each one adds to the price of the chosen plan, or would add. */
  readonly addOns: readonly { readonly addOn: string; readonly yearly: Price }[]
  /** Chosen, but no part of the chosen plan. */
  readonly notOffered: readonly string[]
}

type Sold = { readonly id: string; readonly title: string; readonly addOns: readonly string[] }
type Asked = {
  readonly rate: (request: RatingRequest) => Rated
  readonly request: Omit<RatingRequest, 'plans' | 'discounts'>
  readonly plans: readonly Sold[]
  readonly chosen: string | null
  readonly language: Language
  /** Everything was answered. */
  readonly isWhole: boolean
}

/** Every plan with those of the chosen add-ons that it offers; then what each add-on makes of the chosen plan. */
export function offerOf({ rate, request, plans, chosen, language, isWhole }: Asked): Offer {
  const say = (amount: Money): Price => ({
    ...amount,
    text: moneyText(amount, languageTags[language], { currencyDisplay: 'symbol' }),
  })
  const rated = (wanted: readonly Sold[], addOns: readonly string[]) =>
    rate({ ...request, addOns, plans: wanted.map(({ id }) => id), discounts: [] }).plans
  const taken = ({ addOns }: Sold) => request.addOns.filter((id) => addOns.includes(id))
  const rates = ratesOf(plans, taken, rated)
  const mine = plans.find(({ id }) => id === chosen)
  const chosenRate = (sold: Sold, addOns: readonly string[]): PlanRate =>
    isSame(addOns, taken(sold)) ? (rates.get(sold) as PlanRate) : (rated([sold], addOns)[0] as PlanRate)
  return {
    chosen: mine?.id ?? null,
    plans: plans.map((plan) => offered(plan, rates.get(plan) as PlanRate, { say, language, isWhole })),
    addOns: (mine?.addOns ?? []).flatMap((addOn) => {
      const others = taken(mine as Sold).filter((id) => id !== addOn)
      const yearly = difference(chosenRate(mine as Sold, others), chosenRate(mine as Sold, [...others, addOn]))
      return yearly ? [{ addOn, yearly: say(yearly) }] : []
    }),
    notOffered: mine ? request.addOns.filter((id) => !mine.addOns.includes(id)) : [],
  }
}

/** Plans that the same add-ons are taken with are rated together: underwriting looks at their buyer once. */
function ratesOf(
  plans: readonly Sold[],
  taken: (plan: Sold) => readonly string[],
  rated: (wanted: readonly Sold[], addOns: readonly string[]) => readonly PlanRate[],
): ReadonlyMap<Sold, PlanRate> {
  const rates = new Map<Sold, PlanRate>()
  let left = plans
  while (left.length > 0) {
    const addOns = taken(left[0] as Sold)
    const alike = left.filter((plan) => isSame(taken(plan), addOns))
    rated(alike, addOns).forEach((rate, at) => rates.set(alike[at] as Sold, rate))
    left = left.filter((plan) => !rates.has(plan))
  }
  return rates
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at])

type Telling = { readonly say: (amount: Money) => Price; readonly language: Language; readonly isWhole: boolean }

function offered(plan: Sold, rate: PlanRate, { say, language, isWhole }: Telling): OfferedPlan {
  const quote = sold(rate)
  const monthly = quote?.monthly
  return {
    plan: plan.id,
    title: plan.title,
    decision: isWhole && (rate.priced.ok || !isAccepted(rate)) ? rate.decision : null,
    yearly: quote && say(quote.yearly),
    parts: (quote?.parts ?? []).map(({ title, amount }) => ({ title, amount: say(amount) })),
    monthly: monthly ? { count: monthly.count, first: say(monthly.first), later: say(monthly.later) } : null,
    notes: rate.terms.flatMap((term) =>
      term.kind === 'exclusion' || term.kind === 'message'
        ? [{ kind: term.kind, text: termTextIn(term.text, language) }]
        : [],
    ),
  }
}

const isAccepted = ({ decision }: PlanRate) => decision === 'accept' || decision === 'acceptWithTerms'

const sold = ({ isForSale, priced }: PlanRate): Quote | null => (isForSale && priced.ok ? priced.value : null)

function difference(before: PlanRate, after: PlanRate): Money | null {
  const [from, to] = [sold(before)?.yearly, sold(after)?.yearly]
  return from && to ? { minor: to.minor - from.minor, currency: to.currency } : null
}
