import type { Term } from '@coverwright/rules/rating/underwriting'
import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import type { FindPromotion } from './find-promotion'
import { quotedBody } from './quoted-body'
import { rateQuote } from './rate-quote'
import type { QuoteRow } from './store'

/**
 * What a referred customer would pay on a person's terms: the same release, answers, plan and day as they were quoted by,
 * so that without terms it is the price as quoted. A code that can no longer be used takes nothing off any more.
 */
export async function priceWithTerms(
  ctx: CompanyCtx,
  { quote, findPromotion }: { quote: QuoteRow; findPromotion: FindPromotion },
  terms: readonly Term[],
) {
  const { answers, price: quoted, pricedAt } = quote
  const body = await quotedBody(ctx, quote)
  const about = { quote, body, findPromotion }
  const asked = {
    ...{ answers, terms, at: pricedAt ?? undefined },
    ...{ plan: quoted?.plan, addOns: quoted?.addOns.map(({ id }) => id) },
  }
  const code = quoted?.discounts[0]?.code
  try {
    return await rateQuote(ctx, about, { ...asked, code })
  } catch (error) {
    if (error instanceof Refused && error.field === 'code') return rateQuote(ctx, about, asked)
    throw error
  }
}
