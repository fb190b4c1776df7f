import { parseDay } from '@coverwright/rules/kernel'
import { decisionRefusal, type PriceRecord, promiseEnd } from '@coverwright/rules/selling/quotes'
import { refuseIf } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { quotedBody } from './quoted-body'
import { type QuoteRow, updateQuote } from './store'

/** A person accepts it: the price with their terms is promised from now on, as any price is. The quote is held by the caller. */
export async function offerQuote(ctx: CompanyCtx, quote: QuoteRow, price: PriceRecord): Promise<QuoteRow> {
  refuseIf(decisionRefusal(quote))
  const body = await quotedBody(ctx, quote)
  const validUntil = promiseEnd(body, parseDay(price.startDate) ?? 0, ctx.now())
  return changed(ctx, quote, { state: 'offered', price, validUntil, decision: price.decision })
}

/** A person declines it: nothing of it changes any more. */
export async function declineQuote(ctx: CompanyCtx, quote: QuoteRow): Promise<QuoteRow> {
  refuseIf(decisionRefusal(quote))
  return changed(ctx, quote, { state: 'declined', decision: 'decline' })
}

/** Something is missing: the answers are the buyer's again, and have no price until they are sent once more. They read why. */
export async function reopenQuote(ctx: CompanyCtx, quote: QuoteRow, question: string): Promise<QuoteRow> {
  refuseIf(decisionRefusal(quote))
  return changed(ctx, quote, { state: 'open', question, savedAt: ctx.now() })
}

async function changed(ctx: CompanyCtx, quote: QuoteRow, change: Partial<QuoteRow>): Promise<QuoteRow> {
  await updateQuote(ctx, quote.id, change)
  return { ...quote, ...change }
}
