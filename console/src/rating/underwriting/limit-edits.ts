import type { RoleLimit } from '@coverwright/contract/rating/underwriting'
import type { Money } from '@coverwright/rules/money'

type Limit = NonNullable<RoleLimit['limit']>
type Key = 'mostSumInsured' | 'mostPremium'

/** Another amount for products of a currency; what holds for other currencies stays. */
export function withAmount(limit: Limit, key: Key, amount: Money | null, currency: string): Limit {
  const { elsewhere = [], ...own } = limit
  const others = [limit.mostSumInsured, limit.mostPremium].filter((most) => most !== null && most.currency !== currency)
  if (others.length === 0) return { ...limit, [key]: amount }
  const known = elsewhere.find((each) => each.currency === currency)
  const there = { currency, mostSumInsured: null, mostPremium: null, ...known, [key]: amount }
  return { ...own, elsewhere: [...elsewhere.filter((each) => each !== known), there] }
}
