import { portfoliosTopic, type portfolioOperations, type PortfolioView } from '@coverwright/contract/rating/portfolios'
import type { TakesOf } from '@coverwright/contract/platform'
import { momentIn } from '@coverwright/rules/design/forms'
import { mappingRefusal } from '@coverwright/rules/rating/portfolios'
import { z } from 'zod'
import { forgetFile } from '../../company/media'
import { openBody } from '../../design/products'
import { Refused, refuseIf } from '../../kernel'
import { type CompanyCtx, job, type MemberCtx } from '../../platform/operations'
import { knownNames } from '../imports'
import type { Converted } from './portfolio-work'
import { presentPortfolio } from './present'
import { readPortfolioFile, runPortfolioWork } from './run-portfolio-work'
import { changePortfolio, findPortfolio, holdRun, lockPortfolio, type PortfolioRow, writeParts } from './store'
import { failPortfolio } from './survey-portfolio'

export const CONVERT = 'portfolios.convert'

export async function convertPortfolio(
  ctx: MemberCtx,
  { id, name, columns }: TakesOf<typeof portfolioOperations.convert>,
): Promise<PortfolioView> {
  const row = await lockPortfolio(ctx, id)
  if (!row) throw new Refused('portfolios.notFound')
  if (row.state !== 'mapping') throw new Refused('portfolios.notNow')
  const { body } = await openBody(ctx, row.productId)
  refuseIf(mappingRefusal(columns, row.columns, knownNames(body)))
  const changed = await changePortfolio(ctx, id, { state: 'converting', name, mapping: columns })
  await ctx.enqueue(CONVERT, { portfolioId: id }, { key: `${CONVERT}:${id}`, maxAttempts: 3 })
  await ctx.notify(portfoliosTopic)
  return presentPortfolio(changed ?? row, body.currency, ctx.member.permissions)
}

export const convertPortfolioJob = job({
  task: CONVERT,
  payload: z.object({ portfolioId: z.uuid() }),
  run: async (ctx, { portfolioId }) => convert(ctx, portfolioId),
})

async function convert(ctx: CompanyCtx, id: string) {
  await holdRun(ctx, id)
  const row = await findPortfolio(ctx, id)
  if (row?.state !== 'converting' || !row.found) return
  const file = await readPortfolioFile(ctx, row)
  if (!file) return failPortfolio(ctx, id, { code: 'portfolios.fileGone' })
  const { body } = await openBody(ctx, row.productId)
  const { day: today } = momentIn(ctx.now(), body.timeZone)
  const { columns: found, mapping } = row
  const setting = { found, mapping, names: knownNames(body), currency: body.currency, today }
  const parts: Buffer[] = []
  const answer = await runPortfolioWork(ctx, { kind: 'convert', file, found: row.found, setting }, (rows) =>
    parts.push(rows),
  )
  if (!answer.ok) return failPortfolio(ctx, id, answer.refusal)
  if (answer.kind !== 'converted') return
  if (answer.converted.count === 0) return backToMapping(ctx, id, answer.converted)
  await writeParts(ctx, id, parts)
  await keepBook(ctx, row, answer.converted)
}

/** No row could be read: the mapping is wrong, and what is wrong is told beside it. */
async function backToMapping(ctx: CompanyCtx, id: string, { problems, problemCount }: Converted) {
  await changePortfolio(ctx, id, { state: 'mapping', problems, problemCount })
  await ctx.notify(portfoliosTopic)
}

/** The file goes, and with it every column that nobody mapped; so do the samples that were looked at. */
async function keepBook(ctx: CompanyCtx, row: PortfolioRow, { count, problems, problemCount, totals }: Converted) {
  await changePortfolio(ctx, row.id, {
    state: 'ready',
    rowCount: count,
    problems,
    problemCount,
    totals,
    columns: row.columns.map((column) => ({ ...column, samples: [] })),
    fileId: null,
  })
  if (row.fileId) await forgetFile(ctx, { place: 'portfolio', of: row.id }, row.fileId)
  await ctx.record('portfolios.kept', { portfolioId: row.id, productId: row.productId, name: row.name, rows: count })
  await ctx.notify(portfoliosTopic)
}
