import { portfoliosTopic } from '@coverwright/contract/rating/portfolios'
import { forgetFile } from '../../company/media'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { deletePortfolioRow, lockPortfolio } from './store'

export async function deletePortfolio(ctx: MemberCtx, { id }: { id: string }) {
  const row = await lockPortfolio(ctx, id)
  if (!row) throw new Refused('portfolios.notFound')
  await deletePortfolioRow(ctx, id)
  if (row.fileId) await forgetFile(ctx, { place: 'portfolio', of: id }, row.fileId)
  await ctx.record('portfolios.deleted', { portfolioId: id, name: row.name })
  await ctx.notify(portfoliosTopic)
  return { id }
}
