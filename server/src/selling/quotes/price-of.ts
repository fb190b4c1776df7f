import type { Answers } from '@coverwright/rules/design/forms'
import type { Body } from '@coverwright/rules/design/products'
import { promiseEnd } from '@coverwright/rules/selling/quotes'
import { parseDay } from '@coverwright/rules/kernel'
import type { CompanyCtx } from '../../platform/operations'
import { rateQuote } from './rate-quote'
import type { QuoteRow } from './store'

/** What these answers would be promised, as the quote would be priced. Whoever promises it keeps the rating. */
export async function priceOf(ctx: CompanyCtx, quote: QuoteRow, body: Body, answers: Answers) {
  const { rated, price, rating } = await rateQuote(ctx, { quote, body, findPromotion: null }, { answers })
  const validUntil = price && promiseEnd(body, parseDay(price.startDate) ?? 0, ctx.now())
  return { price, validUntil, rating, decision: rated.decision, reasons: [...rated.reasons] }
}
