import { portfoliosTopic } from '@coverwright/contract/rating/portfolios'
import type { Refusal } from '@coverwright/rules/kernel'
import { type FoundColumn, suggestTargets } from '@coverwright/rules/rating/portfolios'
import { z } from 'zod'
import { openBody } from '../../design/products'
import { type CompanyCtx, job } from '../../platform/operations'
import { knownNames } from '../imports'
import type { Surveyed } from './portfolio-work'
import { readPortfolioFile, runPortfolioWork } from './run-portfolio-work'
import { changePortfolio, findPortfolio, holdRun } from './store'

export const SURVEY = 'portfolios.survey'

export const surveyPortfolioJob = job({
  task: SURVEY,
  payload: z.object({ portfolioId: z.uuid() }),
  run: async (ctx, { portfolioId }) => survey(ctx, portfolioId),
})

/** Looks through the file and proposes what its columns are. */
async function survey(ctx: CompanyCtx, id: string) {
  await holdRun(ctx, id)
  const row = await findPortfolio(ctx, id)
  if (row?.state !== 'reading') return
  const file = await readPortfolioFile(ctx, row)
  if (!file) return failPortfolio(ctx, id, { code: 'portfolios.fileGone' })
  const answer = await runPortfolioWork(ctx, { kind: 'survey', file })
  if (!answer.ok) return failPortfolio(ctx, id, answer.refusal)
  if (answer.kind !== 'surveyed') return
  const { sheet, headAt, columns, rowCount } = answer.surveyed
  const { body } = await openBody(ctx, row.productId)
  await changePortfolio(ctx, id, {
    state: 'mapping',
    found: { sheet, headAt },
    columns: columns.map(foundColumn),
    mapping: suggestTargets(columns, knownNames(body)),
    rowCount,
  })
  await ctx.notify(portfoliosTopic)
}

const foundColumn = ({ at, title, profile }: Surveyed['columns'][number]): FoundColumn => ({
  at,
  title,
  filled: profile.filled,
  samples: profile.distinct.map((text) => text.slice(0, 100)),
  numberStyle: profile.numberStyle,
  dateStyle: profile.dateStyle,
})

export async function failPortfolio(ctx: CompanyCtx, id: string, { code, values }: Refusal) {
  await changePortfolio(ctx, id, { state: 'failed', failure: { code, values: { ...values } } })
  await ctx.record('portfolios.failed', { portfolioId: id, code })
  await ctx.notify(portfoliosTopic)
}
