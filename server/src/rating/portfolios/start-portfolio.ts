import { portfoliosTopic, type PortfolioView } from '@coverwright/contract/rating/portfolios'
import { findSeenFile, holdFile } from '../../company/media'
import { openBody } from '../../design/products'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { presentPortfolio } from './present'
import { insertPortfolio } from './store'
import { SURVEY } from './survey-portfolio'

/** The file was looked through when it came in; here it begins its way to a book. */
export async function startPortfolio(
  ctx: MemberCtx,
  { productId, fileId }: { productId: string; fileId: string },
): Promise<PortfolioView> {
  const { body } = await openBody(ctx, productId)
  const file = await findSeenFile(ctx, fileId)
  if (!file) throw new Refused('portfolios.fileGone')
  const { kind, name } = file
  if (file.purpose !== 'portfolio' || (kind !== 'xlsx' && kind !== 'xls' && kind !== 'csv'))
    throw new Refused('portfolios.invalidFormat', { values: { name } })
  const now = ctx.now()
  const row = await insertPortfolio(ctx, {
    id: ctx.newId(),
    productId,
    name: name.replace(/\.[^.]*$/, '').slice(0, 100) || name,
    fileId,
    fileName: name,
    fileKind: kind,
    state: 'reading',
    failure: null,
    found: null,
    columns: [],
    mapping: [],
    rowCount: 0,
    problems: [],
    problemCount: 0,
    totals: null,
    madeBy: ctx.member.id,
    madeAt: now,
    updatedAt: now,
  })
  await holdFile(ctx, { place: 'portfolio', of: row.id }, fileId)
  await ctx.enqueue(SURVEY, { portfolioId: row.id }, { key: `${SURVEY}:${row.id}`, maxAttempts: 3 })
  await ctx.record('portfolios.started', { portfolioId: row.id, productId, file: name })
  await ctx.notify(portfoliosTopic)
  return presentPortfolio(row, body.currency, ctx.member.permissions)
}
