import { openBody } from '../../design/products'
import type { MemberCtx } from '../../platform/operations'
import { presentPortfolio } from './present'
import { listPortfolioRows } from './store'

export async function listPortfolios(ctx: MemberCtx, { productId }: { productId: string }) {
  const { body } = await openBody(ctx, productId)
  const rows = await listPortfolioRows(ctx, productId)
  return { portfolios: rows.map((row) => presentPortfolio(row, body.currency, ctx.member.permissions)) }
}
