import type { PlanRate, Rated } from '../rating'
import { mergeReasons, type Reason } from '../underwriting'

/** What connectors that gave no answer leave open. */
export type LeftOpen = {
  readonly reasons: readonly Reason[]
  /** The connector without whose answer there is to be no price. */
  readonly noPrice: string | null
}

/** What was left open counts like what underwriting found, for every plan; and nothing is sold that waits for a person. */
export function rateConnected(rated: Rated, { reasons, noPrice }: LeftOpen): Rated {
  if (reasons.length === 0 && noPrice === null) return rated
  const plans = rated.plans.map((plan): PlanRate => {
    const merged = mergeReasons(plan, reasons)
    const priced = noPrice === null ? plan.priced : refusedFor(noPrice)
    const isForSale = plan.isForSale && priced.ok && merged.decision !== 'refer' && merged.decision !== 'decline'
    return { ...merged, priced, isForSale }
  })
  return { ...mergeReasons(rated, reasons), plans }
}

const refusedFor = (connector: string): PlanRate['priced'] => ({
  ok: false,
  refusal: { code: 'pricing.connectorFailed', values: { connector }, step: null, worksheet: [] },
})
