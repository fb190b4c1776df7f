import type { ImportDetail, importOperations } from '@coverwright/contract/rating/imports'
import type { TakesOf } from '@coverwright/contract/platform'
import { suggestMapping, tableNameOf, withStarts } from '@coverwright/rules/rating/imports'
import { type Day, printDay } from '@coverwright/rules/kernel'
import { refuse, Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { detailOf, holdImport, loadSetting, readImportFile } from './load-import'
import { writable } from './propose-plan'
import { runSheetWork } from './run-sheet-work'
import { changeImport, type ImportRow } from './store'

type Asked = TakesOf<typeof importOperations.correctRegion>

/** Edges moved by hand, or a table drawn where none was found: its columns are looked at anew. */
export async function correctRegion(ctx: MemberCtx, asked: Asked): Promise<ImportDetail> {
  const { row } = await holdImport(ctx, asked.id, 'map')
  const sheet = row.sheets[asked.sheet]
  if (!sheet) throw new Refused('imports.notFound')
  if (!isSound(asked.edges, sheet)) throw new Refused('imports.edges', { field: 'edges' })
  const regionId = asked.regionId ?? nextId(sheet.regions.map(({ id }) => id))
  const file = await readImportFile(ctx, row)
  if (!file) throw new Refused('imports.fileGone')
  const answer = await runSheetWork({ kind: 'describe', file, sheet: sheet.name, regionId, edges: asked.edges })
  if (!answer.ok) refuse(answer.refusal)
  if (answer.kind !== 'described') throw new Error(`a thread answered ${answer.kind}`)
  const before = sheet.regions.find(({ id }) => id === regionId)
  const found = before && (before.found ?? { edges: before.edges, names: before.columns.map(({ name }) => name) })
  // Also where they are moved back: that is remembered like any other move.
  const region = { ...answer.region, ...(found && { found }) }
  if (region.columns.length < 2) throw new Refused('imports.edges', { field: 'edges' })

  const setting = await loadSetting(ctx, row.productId)
  const { mapping, reasons } = suggestMapping(region, { ...setting, words: [sheet.name] })
  const regions = replaced(row.plan.regions, asked.sheet, regionId, setting.today, {
    mapping: { ...writable(mapping), label: null },
    tableName: tableNameOf(sheet, region, row.sheets),
  })
  const others = sheet.regions.filter(({ id }) => id !== regionId)
  const sheets = row.sheets.map((each, at) =>
    at === asked.sheet
      ? { ...each, regions: [...others, region].sort((a, b) => a.edges.body.from - b.edges.body.from) }
      : each,
  )
  const changed = await changeImport(ctx, row.id, {
    state: 'identified',
    sheets: sheets as ImportRow['sheets'],
    plan: { regions, reasons: { ...row.plan.reasons, [`${asked.sheet}:${regionId}`]: reasons } },
  })
  return detailOf(ctx, changed)
}

type Plan = ImportRow['plan']['regions'][number]

function replaced(
  regions: readonly Plan[],
  sheet: number,
  regionId: string,
  today: Day,
  fresh: Pick<Plan, 'mapping' | 'tableName'>,
): Plan[] {
  const isIt = (plan: Plan) => plan.sheet === sheet && plan.regionId === regionId
  if (regions.some(isIt))
    return regions.map((plan) =>
      isIt(plan) ? { ...plan, mapping: withStarts(fresh.mapping, plan.mapping), stack: null } : plan,
    )
  const effectiveFrom = regions[0]?.effectiveFrom ?? printDay(today)
  return [
    ...regions,
    {
      sheet,
      regionId,
      isChosen: true,
      stack: null,
      use: 'pricing',
      tableId: null,
      effectiveFrom,
      ...fresh,
      mapping: withStarts(fresh.mapping, regions[0]?.mapping),
      tableName: fresh.tableName.slice(0, 100),
    },
  ]
}

const nextId = (ids: readonly string[]) => `r${Math.max(0, ...ids.map((id) => Number(id.slice(1)) || 0)) + 1}`

function isSound({ left, right, header, body }: Asked['edges'], sheet: { rowCount: number; width: number }): boolean {
  const isRows = ({ from, to }: { from: number; to: number }) => from <= to && to < sheet.rowCount
  return (
    left < right &&
    right < sheet.width &&
    isRows(body) &&
    (header === null || (isRows(header) && header.to < body.from && header.to - header.from < 5))
  )
}
