import { type MadeUpShares, portfoliosTopic } from '@coverwright/contract/rating/portfolios'
import { sharesRefusal } from '@coverwright/rules/rating/rating'
import { openBody } from '../../design/products'
import { refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { findShares, writeShares } from './store'

export async function getShares(ctx: MemberCtx, { productId }: { productId: string }) {
  await openBody(ctx, productId)
  return { shares: await findShares(ctx, productId) }
}

export async function saveShares(ctx: MemberCtx, input: { productId: string; shares: MadeUpShares }) {
  const { productId, shares } = input
  const { body } = await openBody(ctx, productId)
  refuseIf(sharesRefusal(body, shares))
  await writeShares(ctx, productId, shares)
  await ctx.record('portfolios.sharesSet', { productId })
  await ctx.notify(portfoliosTopic)
  return { shares }
}
