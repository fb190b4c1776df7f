import type { pricingOperations } from '@coverwright/contract/rating/pricing'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { openBody } from '../../design/products'
import { presentKeptQuote } from './present-kept-quote'
import { listKeptQuoteRows } from './store'

export async function listKeptQuotes(ctx: MemberCtx, asked: TakesOf<typeof pricingOperations.listKept>) {
  await openBody(ctx, asked.productId)
  const { rows, total } = await listKeptQuoteRows(ctx, asked)
  return { rows: rows.map((row) => presentKeptQuote(row, ctx.member.permissions)), total }
}
