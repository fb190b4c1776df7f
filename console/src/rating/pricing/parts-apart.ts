import type { PlanRateView } from '@coverwright/contract/rating/pricing'
import type { Money } from '@coverwright/rules/money'

export type PartsApart = { readonly plan: string; readonly parts: Money; readonly price: Money }

/** The first plan whose parts, as the customer is shown them, do not come to its price; null where they do, or none are shown. */
export function partsApart(rates: readonly Pick<PlanRateView, 'plan' | 'yearly' | 'parts'>[]): PartsApart | null {
  for (const { plan, yearly, parts } of rates) {
    if (!yearly || parts.length === 0) continue
    const minor = parts.reduce((sum, { amount }) => sum + amount.minor, 0)
    if (minor !== yearly.minor) return { plan, parts: { minor, currency: yearly.currency }, price: yearly }
  }
  return null
}
