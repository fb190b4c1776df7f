import { portfoliosTopic } from '@coverwright/contract/rating/portfolios'
import { forgetFile } from '../../company/media'
import { Refused } from '../../kernel'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { deletePortfolioRow, lockPortfolio, takePortfoliosOf } from './store'

/** With a product that is erased for good; people's data is not kept without it. */
export async function erasePortfolios(ctx: CompanyCtx, productId: string) {
  for (const { id, fileId } of await takePortfoliosOf(ctx, productId))
    if (fileId) await forgetFile(ctx, { place: 'portfolio', of: id }, fileId)
}

export async function deletePortfolio(ctx: MemberCtx, { id }: { id: string }) {
  const row = await lockPortfolio(ctx, id)
  if (!row) throw new Refused('portfolios.notFound')
  await deletePortfolioRow(ctx, id)
  if (row.fileId) await forgetFile(ctx, { place: 'portfolio', of: id }, row.fileId)
  await ctx.record('portfolios.deleted', { portfolioId: id, name: row.name })
  await ctx.notify(portfoliosTopic)
  return { id }
}
