import { type Day, printDay } from '../../kernel'
import type { Recipe, SaleTerms } from '../../design/parts'
import { type Discount, printWorksheet, type Quote } from '../../rating/pricing'
import type { PlanRate, Rating, RatingRequest } from '../../rating/rating'
import { moneyPartsOf, type PriceLayer } from './money-parts'
import type { PriceRecord } from './price-record'
import { soldOn } from './sold-on'

/** A voucher or coupon as its room found it: what comes off, and which one it is. */
export type FoundDiscount = Discount & { readonly id: string; readonly title?: string }

export type ToPromise = {
  readonly recipe: Recipe
  readonly rateOne: Rating['rateOne']
  /** As it was rated; its discounts are the ones that were found. */
  readonly request: Omit<RatingRequest, 'plans' | 'discounts'>
  readonly discounts: readonly FoundDiscount[]
  readonly planTitle: string
  readonly addOns: PriceRecord['addOns']
  readonly endDate: Day
  readonly ratingHash: string
  /** How the premium is called, for the reader of the price. */
  readonly premiumTitle: string
  readonly feeTitle: string
  readonly sale: SaleTerms | undefined
  readonly channel: string
}

/** What is promised for a rated plan, or null where there is nothing that could be charged. */
export function priceRecordOf(rated: PlanRate, given: ToPromise): PriceRecord | null {
  if (!rated.priced.ok || rated.priced.value.yearly.minor < 0) return null
  const sold = rated.priced.value
  const { request, discounts, planTitle, addOns, endDate, ratingHash } = given
  return {
    version: 1,
    plan: rated.plan,
    planTitle,
    addOns,
    total: sold.yearly,
    parts: moneyPartsOf(given.recipe, layersOf(rated, given), sold),
    startDate: printDay(request.startDate),
    endDate: printDay(endDate),
    discounts: discounts.map(({ kind, id, code }) => ({ kind, id, code })),
    decision: rated.decision,
    terms: rated.terms,
    ratingHash,
    worksheet: printWorksheet(sold.worksheet),
    ...soldOn(given.sale, given.channel),
  }
}

/** The premium alone, then with the fees of underwriting, then with one discount after the other. */
function layersOf(rated: PlanRate, { rateOne, request, discounts, premiumTitle, feeTitle }: ToPromise): PriceLayer[] {
  const { decision, reasons, terms, plan } = rated
  const without = terms.filter(({ kind }) => kind !== 'fee')
  const priced = (on: PlanRate['terms'], off: readonly Discount[]): Quote | null => {
    const { priced } = rateOne({ ...request, plan, discounts: off }, { decision, reasons, terms: on })
    return priced.ok ? priced.value : null
  }
  return [
    { part: { kind: 'premium', code: 'premium', title: premiumTitle }, quote: priced(without, []) },
    ...(without.length < terms.length
      ? [{ part: { kind: 'fee', code: 'fee', title: feeTitle } as const, quote: priced(terms, []) }]
      : []),
    ...discounts.map(({ code, title }, at) => ({
      part: { kind: 'discount', code, title: title ?? code } as const,
      quote: priced(terms, discounts.slice(0, at + 1)),
    })),
  ]
}
