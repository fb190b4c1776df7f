import { type KeptQuoteView, type pricingOperations, pricingTopic } from '@coverwright/contract/rating/pricing'
import type { TakesOf } from '@coverwright/contract/platform'
import { printDay } from '@coverwright/rules/kernel'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { connectCustomer, rateWith } from './connect-customer'
import { keptPlanOf } from './kept-plan'
import { keepRating } from './keep-rating'
import { openRating } from './open-rating'
import { presentKeptQuote } from './present-kept-quote'
import { requestOf } from './simulate'
import { insertKeptQuote } from './store'

/** Keeps a quote with everything that it was worked out from: the rows of its tables, and what connectors said. */
export async function keepQuote(ctx: MemberCtx, asked: TakesOf<typeof pricingOperations.keep>): Promise<KeptQuoteView> {
  const open = await openRating(ctx, asked.productId, asked)
  const request = requestOf(open, asked)
  const connected = await connectCustomer(ctx, open, request, 'live')
  const rated = rateWith(open, request, connected)
  if (!rated) throw new Refused('pricing.notSound')
  await keepRating(ctx, open)
  const { answers, plans, addOns, discounts, productId, title } = asked
  const customer = { answers, addOns, discounts, ...(plans ? { plans } : {}), startDate: printDay(request.startDate) }
  const quote = {
    id: ctx.newId(),
    productId,
    title,
    customer,
    answers: connected.answers,
    connected: { asked: connected.asked, reasons: connected.reasons, noPrice: connected.noPrice },
    today: request.today,
    startDate: request.startDate,
    ratingHash: open.document.hash,
    decision: rated.decision,
    plans: rated.plans.map(keptPlanOf),
    keptBy: ctx.member.id,
    keptAt: ctx.now(),
  }
  await insertKeptQuote(ctx, quote)
  await ctx.record('pricing.quoteKept', { productId, quoteId: quote.id, hash: quote.ratingHash })
  await ctx.notify(pricingTopic)
  return presentKeptQuote(quote, ctx.member.permissions)
}
