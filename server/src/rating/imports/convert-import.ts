import { importsTopic, type ImportResult, type ImportView } from '@coverwright/contract/rating/imports'
import { type ConvertSummary, MAX_PROBLEMS_KEPT, type Region } from '@coverwright/rules/rating/imports'
import type { PrintedPart } from '@coverwright/rules/rating/tables'
import { Refused } from '../../kernel'
import { type Aside, type CompanyCtx, job, type MemberCtx } from '../../platform/operations'
import { WorkerStopped } from '../../platform/workers'
import { addTableVersion } from '../tables'
import { beginRun } from './begin-run'
import { dropUntouched, earlierDraft } from './earlier-draft'
import { fail, Run } from './identify-import'
import { holdImport, loadSetting, readImportFile } from './load-import'
import { planProblems } from './plan-problems'
import { presentImport } from './present'
import { planKey, rememberPlan } from './remember-plan'
import { runSheetWork } from './run-sheet-work'
import type { ConvertAsk, Converted, SheetAnswer } from './sheet-work'
import { changeImport, changeRun, findImport, type ImportRow } from './store'
import { watchRun } from './watch-run'

/** Begins the conversion of what was chosen; a mapping that makes no table is refused with what it lacks. */
export async function convertImport(ctx: MemberCtx, { id }: { id: string }): Promise<ImportView> {
  const { row, next } = await holdImport(ctx, id, 'convert')
  const { tables } = await loadSetting(ctx, row.productId)
  const [problem] = planProblems(row.plan.regions, row.sheets, tables)
  if (problem) throw new Refused('imports.mappingError', { values: { table: problem.title } })
  const changed = await changeImport(ctx, id, {
    state: next,
    attempt: row.attempt + 1,
    progress: { done: 0, of: 0 },
    failure: null,
    aliveAt: ctx.now(),
  })
  await beginRun(ctx, changed)
  await ctx.record('imports.converting', { importId: id })
  await ctx.notify(importsTopic)
  return presentImport(changed, ctx.member.permissions)
}

export const convertJob = job({
  task: 'imports.convert',
  isHeavy: true,
  payload: Run,
  run: async (ctx, { importId, attempt }, aside) => convert(ctx, { id: importId, attempt }, aside),
})

type Chosen = Omit<ConvertAsk, 'table'> & { plan: ImportRow['plan']['regions'][number] }

/** All chosen tables or none: the drafts are made in one transaction, after the last row was read. */
async function convert(ctx: CompanyCtx, run: { id: string; attempt: number }, aside: Aside) {
  const row = await findImport(ctx, run.id)
  if (row?.state !== 'converting' || row.attempt !== run.attempt) return
  const file = await readImportFile(ctx, row)
  if (!file) return fail(ctx, run, { code: 'imports.fileGone' })
  const { names } = await loadSetting(ctx, row.productId)
  const chosen = chosenOf(row)
  const tables = tablesOf(chosen)
  const parts: PrintedPart[][] = tables.map(() => [])
  const watch = watchRun(ctx, aside, run)
  let answer: SheetAnswer
  try {
    const asks = chosen.map(({ sheet, region, mapping }, at) => {
      const table = tables.findIndex((places) => places.includes(at))
      return { sheet, region, mapping, table }
    })
    answer = await runSheetWork(
      { kind: 'convert', file, asks, names },
      {
        signal: watch.signal,
        onNews: (news) => {
          if (news.kind === 'rows') parts[news.table]?.push(news.part)
          if (news.kind === 'progress') watch.progress(news.done, news.of)
        },
      },
    )
  } catch (error) {
    if (error instanceof WorkerStopped) return
    throw error
  } finally {
    await watch.end()
  }
  if (!answer.ok) return fail(ctx, run, answer.refusal)
  if (answer.kind !== 'converted') return
  const isOurs = await changeRun(ctx, run, { state: 'converted', progress: null })
  if (isOurs) await keep(ctx, row, chosen, parts, answer.converted)
}

const chosenOf = ({ plan, sheets }: ImportRow): Chosen[] =>
  plan.regions.flatMap((each) => {
    const sheet = sheets[each.sheet]
    const region = sheet?.regions.find(({ id }) => id === each.regionId) as Region | undefined
    return each.isChosen && sheet && region ? [{ plan: each, sheet: sheet.name, region, mapping: each.mapping }] : []
  })

/** The places of what becomes one table: each for itself, or all sheets of a stack. */
function tablesOf(chosen: readonly Chosen[]): number[][] {
  const tables = new Map<string, number[]>()
  chosen.forEach(({ plan }, at) => {
    const key = plan.stack ?? planKey(plan.sheet, plan.regionId)
    tables.set(key, [...(tables.get(key) ?? []), at])
  })
  return [...tables.values()]
}

const sumOf = (summaries: readonly ConvertSummary[]): ConvertSummary =>
  summaries.reduce((sum, each) => ({
    read: sum.read + each.read,
    made: sum.made + each.made,
    leftOut: sum.leftOut + each.leftOut,
    noted: sum.noted + each.noted,
    ...((sum.said ?? each.said) && {
      said: {
        refer: (sum.said?.refer ?? 0) + (each.said?.refer ?? 0),
        decline: (sum.said?.decline ?? 0) + (each.said?.decline ?? 0),
        other: (sum.said?.other ?? 0) + (each.said?.other ?? 0),
      },
    }),
  }))

async function keep(
  ctx: CompanyCtx,
  row: ImportRow,
  chosen: readonly Chosen[],
  parts: readonly PrintedPart[][],
  converted: Converted,
) {
  const results: ImportResult[] = []
  const tableIds = new Map<string, string>()
  for (const [at, places] of tablesOf(chosen).entries()) {
    const { plan } = chosen[places[0] as number] as Chosen
    const columns = converted.columns[at] ?? []
    const { productId, id: importId, fileId, madeBy } = row
    const sheet = places.map((place) => chosen[place]?.sheet).join(', ')
    const before = await earlierDraft(ctx, row, { sheet, regionId: plan.regionId, columns })
    const known = plan.tableId ?? before?.tableId
    const table = known ? { id: known } : { name: plan.tableName, use: plan.use, columns }
    const about = { productId, importId, fileId, effectiveFrom: plan.effectiveFrom, ...(madeBy && { madeBy }) }
    const { tableId, versionId } = await addTableVersion(ctx, {
      ...about,
      table,
      rows: { columns, parts: parts[at] ?? [] },
    })
    if (before?.tableId === tableId) await dropUntouched(ctx, before.versionId)
    const summary = sumOf(places.map((place) => converted.summaries[place] as ConvertSummary))
    results.push({ sheet, regionId: plan.regionId, tableId, versionId, tableName: plan.tableName, ...summary })
    for (const place of places) {
      const each = (chosen[place] as Chosen).plan
      tableIds.set(planKey(each.sheet, each.regionId), tableId)
    }
  }
  const problems = converted.problems.slice(0, MAX_PROBLEMS_KEPT).map(({ ask, ...problem }) => {
    const { sheet, regionId } = (chosen[ask] as Chosen).plan
    return { ...problem, sheet, regionId }
  })
  await changeImport(ctx, row.id, { results, problems, problemCount: converted.problemCount })
  await rememberPlan(ctx, row, tableIds)
  await ctx.record('imports.converted', {
    importId: row.id,
    tables: results.length,
    leftOut: results.reduce((sum, { leftOut }) => sum + leftOut, 0),
  })
  await ctx.notify(importsTopic)
}
