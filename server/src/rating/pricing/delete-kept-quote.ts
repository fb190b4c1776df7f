import { pricingTopic } from '@coverwright/contract/rating/pricing'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { deleteKeptQuoteRow } from './store'

/** What it was worked out from stays: other quotes may point there. */
export async function deleteKeptQuote(ctx: MemberCtx, { id }: { id: string }) {
  if (!(await deleteKeptQuoteRow(ctx, id))) throw new Refused('pricing.quote.notFound')
  await ctx.record('pricing.quoteDeleted', { quoteId: id })
  await ctx.notify(pricingTopic)
  return {}
}
