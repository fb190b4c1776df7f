import { parseDay } from '@coverwright/rules/kernel'
import type { Term } from '@coverwright/rules/rating/underwriting'
import type { PriceRecord } from '@coverwright/rules/selling/quotes'
import { companyDay } from '../../company/settings'
import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import type { RatedBody } from '../../rating/pricing'
import { discountOfCode } from '../../selling/promotions'
import { priceWithTerms, type QuoteRow } from '../../selling/quotes'

/** The price with a clerk's terms, or why there is none: answers that hold no more are for the buyer to change. */
export async function priceCase(
  ctx: CompanyCtx,
  quote: QuoteRow,
  terms: readonly Term[],
): Promise<{ price: PriceRecord; rating: RatedBody }> {
  const { price, rating, rated } = await ratedOn(ctx, quote, terms)
  if (!rated.priced.ok && rated.priced.refusal.code === 'pricing.termsNowhere') throw new Refused('cases.termsNowhere')
  if (!price) throw new Refused('cases.noPrice')
  const foreign = terms.find((term) => term.kind === 'fee' && term.amount.currency !== price.total.currency)
  if (foreign) throw new Refused('cases.otherCurrency', { field: 'fee' })
  if ((parseDay(price.startDate) ?? 0) < (await companyDay(ctx))) throw new Refused('cases.coverBegan')
  return { price, rating }
}

async function ratedOn(ctx: CompanyCtx, quote: QuoteRow, terms: readonly Term[]) {
  try {
    return await priceWithTerms(ctx, { quote, findPromotion: discountOfCode }, terms)
  } catch (error) {
    if (error instanceof Refused) throw new Refused('cases.noPrice')
    throw error
  }
}
