import type { CompanyCtx } from '../../platform/operations'
import { CONVERT } from './convert-portfolio'
import { listWaiting, tryHoldRun } from './store'
import { failPortfolio, SURVEY } from './survey-portfolio'

const SILENT_MS = 60_000
/** Begun again so often without an end, it is the file that ends its server. */
const GIVEN_UP_MS = 15 * 60_000

/** A server that died in the middle of a file says nothing any more: the file is read anew, and in the end told to have failed. */
export async function resumePortfolios(ctx: CompanyCtx) {
  for (const { id, state, updatedAt } of await listWaiting(ctx, SILENT_MS)) {
    if (!(await tryHoldRun(ctx, id))) continue
    const isGivenUp = ctx.now().getTime() - updatedAt.getTime() > GIVEN_UP_MS
    if (isGivenUp) await failPortfolio(ctx, id, { code: 'portfolios.interrupted' })
    else {
      const task = state === 'reading' ? SURVEY : CONVERT
      await ctx.enqueue(task, { portfolioId: id }, { key: `${task}:${id}`, maxAttempts: 3 })
    }
  }
}
