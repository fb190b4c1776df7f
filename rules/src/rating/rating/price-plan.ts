import { Exact, moneyToExact } from '../../money'
import {
  leftOutOfPrice,
  NO_TERMS,
  type Priced,
  type PriceQuote,
  type PriceTerms,
  type QuoteCode,
  type Recipe,
} from '../pricing'
import type { PlanCovers } from '../pricing'
import type { Term } from '../underwriting'
import type { RatingRequest, Verdict } from './rated'

export type PlanOffer = PlanCovers & { readonly addOns: readonly string[] }

type PricePlan = (offer: PlanOffer, request: RatingRequest, verdict: Verdict) => Priced

/** The price of one plan, with the terms of underwriting; what has no place in the recipe is refused, never left out. */
export function pricePlan(recipe: Recipe, price: PriceQuote): PricePlan {
  const left = leftOutOfPrice(recipe)
  return (offer, request, verdict) => {
    const { addOns, discounts, answers, today, startDate } = request
    for (const id of addOns)
      if (!offer.addOns.includes(id)) return refused('pricing.addOnNotOffered', { addOn: id, plan: offer.id })
    const twice = addOns.find((id, at) => addOns.indexOf(id) !== at)
    if (twice !== undefined) return refused('pricing.addOnTwice', { addOn: twice })
    const lost = discounts.find(({ kind }) => left.discounts.includes(kind))
    if (lost) return refused('pricing.discountNowhere', { code: lost.code })
    const terms = priceTerms(verdict.terms)
    if (!terms) return refused('pricing.badTerms', {})
    const isLost = { loading: terms.loadingPercent.sign !== 0, fees: terms.fees.sign !== 0 }
    if (left.terms.some((what) => isLost[what])) return refused('pricing.termsNowhere', {})
    return price({ answers, plan: offer.id, addOns, today, startDate, discounts, terms })
  }
}

function refused(code: QuoteCode, values: Record<string, string>): Priced {
  return { ok: false, refusal: { code, values, step: null, worksheet: [] } }
}

/** Loadings add up, and so do fees; null where a table says something that is no number. */
function priceTerms(terms: readonly Term[]): PriceTerms | null {
  if (terms.length === 0) return NO_TERMS
  let { loadingPercent, fees } = NO_TERMS
  for (const term of terms) {
    if (term.kind === 'fee') fees = fees.plus(moneyToExact(term.amount))
    if (term.kind !== 'loading') continue
    const percent = Exact.parse(term.percent)
    if (!percent) return null
    loadingPercent = loadingPercent.plus(percent)
  }
  return { loadingPercent, fees }
}
