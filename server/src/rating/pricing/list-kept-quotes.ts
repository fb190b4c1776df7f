import type { pricingOperations } from '@coverwright/contract/rating/pricing'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { openBody } from '../../design/products'
import { presentKeptQuote } from './present-kept-quote'
import { listKeptQuoteRows } from './store'

export async function listKeptQuotes(ctx: MemberCtx, asked: TakesOf<typeof pricingOperations.listKept>) {
  const { productId, search, page, pageSize } = asked
  await openBody(ctx, productId)
  const wanted = { productId, search, limit: pageSize, offset: (page - 1) * pageSize }
  const { rows, total } = await listKeptQuoteRows(ctx, wanted)
  return { rows: rows.map((row) => presentKeptQuote(row, ctx.member.permissions)), total }
}
