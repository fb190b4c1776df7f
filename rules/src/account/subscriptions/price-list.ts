import { type Refusal, refusalOf } from '../../kernel'
import type { Pass, Plan, Tier } from './plan'
import { tierFacts } from './plan'

/** In whole list prices, a month: one stands for a Hong Kong dollar. */
const TIER_PRICE: Record<Tier, number> = { basic: 480, standard: 980, direct: 1_980, advance: 3_980 }
const PASS_PRICE: Record<Pass, number> = { simple: 120, standard: 240, complicated: 480 }

/** Each transaction beyond those of the tier, dearer first: up to how many, and the price of one. */
const TRANSACTION_PRICES = [
  { upTo: 200, each: 4 },
  { upTo: 1_000, each: 3 },
  { upTo: Infinity, each: 2 },
] as const

/** A year costs ten months. */
export const MONTHS_OF_A_YEAR = 10

/** What one of the list is in each currency that we sell in, in minor units: every price is a whole multiple, so exact. */
const LIST_UNIT: Readonly<Record<string, number>> = {
  ...{ HKD: 100, USD: 13, GBP: 10, EUR: 12, SGD: 17, MYR: 60, THB: 450, IDR: 200_000, CNY: 92, TWD: 410, JPY: 19 },
  ...{ AUD: 20, CAD: 18, MOP: 103, PHP: 750, KRW: 180, VND: 3_200, INR: 1_100 },
}

export const currencyRefusal = (currency: string): Refusal<'subscriptions.currencyNotSold'> | null =>
  currency in LIST_UNIT ? null : refusalOf('subscriptions.currencyNotSold', { currency })

/** A price of the list in a currency; whoever asks has asked `currencyRefusal` before. */
export function listPrice(ofList: number, currency: string): number {
  const unit = LIST_UNIT[currency]
  if (unit === undefined) throw new Error(`nothing is sold in ${currency}`)
  return ofList * unit
}

/** What a plan costs for one whole period of its own, by what it is made of. */
export type PlanFee = { readonly base: number; readonly transactions: number; readonly passes: number }

export function planFee({ tier, cycle, transactions, extraPasses }: Plan, currency: string): PlanFee {
  const months = cycle === 'annual' ? MONTHS_OF_A_YEAR : 1
  const passPrice = (Object.keys(PASS_PRICE) as Pass[]).reduce(
    (sum, pass) => sum + PASS_PRICE[pass] * extraPasses[pass],
    0,
  )
  const priced = (ofList: number) => listPrice(ofList * months, currency)
  return {
    base: priced(TIER_PRICE[tier]),
    transactions: priced(transactionsPrice(tierFacts[tier].transactions, transactions)),
    passes: priced(passPrice),
  }
}

export const feeOf = ({ base, transactions, passes }: PlanFee): number => base + transactions + passes

/** The price of one transaction depends on how many come before it, those of the tier too. */
function transactionsPrice(included: number, wanted: number): number {
  let [price, from] = [0, included]
  for (const { upTo, each } of TRANSACTION_PRICES) {
    const here = Math.max(0, Math.min(wanted, upTo) - from)
    price += here * each
    from += here
  }
  return price
}

/** Of one pass, for a month. */
export const passPrice = (pass: Pass, currency: string): number => listPrice(PASS_PRICE[pass], currency)
