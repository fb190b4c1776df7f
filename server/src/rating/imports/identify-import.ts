import { importsTopic } from '@coverwright/contract/rating/imports'
import type { SheetSurvey } from '@coverwright/rules/rating/imports'
import { z } from 'zod'
import { type Aside, type CompanyCtx, job } from '../../platform/operations'
import { WorkerStopped } from '../../platform/workers'
import { loadSetting, readImportFile } from './load-import'
import { moveEdges } from './move-edges'
import { runSheetWork } from './run-sheet-work'
import type { SheetAnswer } from './sheet-work'
import { changeRun, findImport, writeChunks } from './store'
import { suggestPlan } from './suggest-plan'
import { watchRun } from './watch-run'

export const Run = z.object({ importId: z.uuid(), attempt: z.int() })

export const identifyImport = job({
  task: 'imports.identify',
  isHeavy: true,
  payload: Run,
  run: async (ctx, { importId, attempt }, aside) => identify(ctx, { id: importId, attempt }, aside),
})

/** Looks for the tables of a file in a thread, then keeps the sheets, what was found, and a first mapping. */
async function identify(ctx: CompanyCtx, run: { id: string; attempt: number }, aside: Aside) {
  const row = await findImport(ctx, run.id)
  if (row?.state !== 'identifying' || row.attempt !== run.attempt) return
  const file = await readImportFile(ctx, row)
  if (!file) return fail(ctx, run, { code: 'imports.fileGone' })
  const watch = watchRun(ctx, aside, run)
  const chunks: { sheet: number; chunk: number; rows: Buffer }[] = []
  let answer: SheetAnswer
  let found: readonly SheetSurvey[] = []
  try {
    answer = await runSheetWork(
      { kind: 'identify', file },
      {
        signal: watch.signal,
        onNews: (news) => {
          if (news.kind === 'chunk') chunks.push({ ...news, rows: Buffer.from(news.rows) })
          if (news.kind === 'progress') watch.progress(news.done, news.of)
        },
      },
    )
    if (answer.ok && answer.kind === 'identified')
      found = await moveEdges(ctx, { file, productId: row.productId, signal: watch.signal }, answer.sheets)
  } catch (error) {
    if (error instanceof WorkerStopped) return
    throw error
  } finally {
    await watch.end()
  }
  if (!answer.ok) return fail(ctx, run, answer.refusal)
  if (!found.some(({ regions }) => regions.length > 0)) return fail(ctx, run, { code: 'imports.noTableFound' })
  await writeChunks(
    ctx,
    run.id,
    chunks.map(({ sheet, chunk, rows }) => ({ sheet, chunk, rows })),
  )
  const plan = await suggestPlan(ctx, found, await loadSetting(ctx, row.productId))
  const sheets = found as typeof row.sheets
  await changeRun(ctx, run, { state: 'identified', sheets, plan, progress: null, failure: null })
  await ctx.notify(importsTopic)
}

export async function fail(
  ctx: CompanyCtx,
  run: { id: string; attempt: number },
  { code, values }: { code: string; values?: Readonly<Record<string, string | number>> },
) {
  await changeRun(ctx, run, { state: 'failed', failure: { code, values: { ...values } }, progress: null })
  await ctx.record('imports.failed', { importId: run.id, code })
  await ctx.notify(importsTopic)
}
