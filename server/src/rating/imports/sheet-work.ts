import { deflateRawSync } from 'node:zlib'
import {
  cellText,
  type ConvertProblem,
  convertRegion,
  type ConvertSummary,
  describeRegion,
  Grid,
  identifySheet,
  type KnownName,
  type MadeColumn,
  MAX_PROBLEMS_KEPT,
  type Merge,
  PackedRows,
  type Region,
  type RegionEdges,
  type RegionMapping,
  ROWS_PER_CHUNK,
  type Sheet,
  type SheetSurvey,
  withoutGuards,
} from '@coverwright/rules/rating/imports'
import type { Refusal } from '@coverwright/rules/kernel'
import type { PrintedPart } from '@coverwright/rules/rating/tables'
import {
  readWorkbook,
  SheetCollector,
  type SheetFileKind,
  SheetRefused,
  type SheetVisitor,
} from '../../platform/sheets'
import { MadeRows, RowRefused } from './made-rows'

export type SheetFile = { kind: SheetFileKind; name: string; bytes: Uint8Array }
/** `table` says which table it goes into: sheets of a stack become one. */
export type ConvertAsk = { sheet: string; region: Region; mapping: RegionMapping; table: number }

/** What a thread is asked to do with a file. */
export type SheetTask =
  | { kind: 'identify'; file: SheetFile }
  | { kind: 'describe'; file: SheetFile; sheet: string; regionId: string; edges: RegionEdges }
  | { kind: 'convert'; file: SheetFile; asks: ConvertAsk[]; names: readonly KnownName[] }

/** What it says on its way: parts of the sheets for looking at, rows of the tables, how far it is. */
export type SheetNews =
  | { kind: 'chunk'; sheet: number; chunk: number; rows: Uint8Array }
  | { kind: 'rows'; table: number; part: PrintedPart }
  | { kind: 'progress'; done: number; of: number }

export type Converted = {
  /** Of each table. */
  columns: MadeColumn[][]
  summaries: ConvertSummary[]
  problems: (ConvertProblem & { ask: number })[]
  problemCount: number
}
export type SheetAnswer =
  | { ok: true; kind: 'identified'; sheets: SheetSurvey[] }
  | { ok: true; kind: 'described'; region: Region }
  | { ok: true; kind: 'converted'; converted: Converted }
  | { ok: false; refusal: Refusal }

type Tell = (news: SheetNews) => void

export async function doSheetTask(task: SheetTask, tell: Tell): Promise<SheetAnswer> {
  try {
    if (task.kind === 'identify') return { ok: true, kind: 'identified', sheets: await identify(task.file, tell) }
    const wanted = task.kind === 'describe' ? [task.sheet] : task.asks.map(({ sheet }) => sheet)
    const sheets = await collect(task.file, wanted)
    if (task.kind === 'describe') {
      const [sheet] = sheets
      if (!sheet) return { ok: false, refusal: { code: 'imports.sheetGone', values: { sheet: task.sheet } } }
      return { ok: true, kind: 'described', region: describeRegion(new Grid(sheet), task.regionId, task.edges) }
    }
    return { ok: true, kind: 'converted', converted: convert(task, sheets, tell) }
  } catch (error) {
    if (error instanceof SheetRefused || error instanceof RowRefused) return { ok: false, refusal: error.refusal }
    throw error
  }
}

const asFile = (file: SheetFile) => ({
  ...file,
  bytes: Buffer.from(file.bytes.buffer, file.bytes.byteOffset, file.bytes.byteLength),
})

async function collect(file: SheetFile, wanted: readonly string[]): Promise<Sheet[]> {
  const collector = new SheetCollector((name) => wanted.includes(name), withoutGuards)
  await readWorkbook(asFile(file), collector)
  return collector.sheets
}

/** Sheet by sheet, so that a file of many is never in memory whole. */
async function identify(file: SheetFile, tell: Tell): Promise<SheetSurvey[]> {
  const surveys: SheetSurvey[] = []
  let current: { name: string; isHidden: boolean; rows: PackedRows } | null = null
  let done = 0
  const visitor: SheetVisitor = {
    startSheet: (name, isHidden) => {
      current = { name, isHidden, rows: new PackedRows() }
      return true
    },
    row: (row) => {
      current?.rows.add(withoutGuards(row))
      if (++done % 10_000 === 0) tell({ kind: 'progress', done, of: 0 })
    },
    endSheet: (merges) => {
      if (!current) return
      const sheet: Sheet = { ...current, merges }
      packSheet(sheet, surveys.length, tell)
      surveys.push(identifySheet(sheet))
      current = null
      tell({ kind: 'progress', done, of: 0 })
    },
  }
  await readWorkbook(asFile(file), visitor)
  return surveys
}

/** The chunk before the first holds which cells are merged. */
export const MERGES_CHUNK = -1

function packSheet(sheet: Sheet, place: number, tell: Tell) {
  const pack = (content: unknown) => deflateRawSync(Buffer.from(JSON.stringify(content)), { level: 1 })
  tell({ kind: 'chunk', sheet: place, chunk: MERGES_CHUNK, rows: pack(sheet.merges satisfies readonly Merge[]) })
  let rows: { at: number; cells: string[] }[] = []
  let chunk = 0
  const flush = () => {
    if (rows.length) tell({ kind: 'chunk', sheet: place, chunk, rows: pack(rows) })
    rows = []
  }
  for (const row of sheet.rows) {
    const own = Math.floor(row.at / ROWS_PER_CHUNK)
    if (own !== chunk) {
      flush()
      chunk = own
    }
    rows.push({ at: row.at, cells: row.cells.map((cell) => cellText(cell).slice(0, 200)) })
  }
  flush()
}

function convert(
  { asks, names }: Extract<SheetTask, { kind: 'convert' }>,
  sheets: readonly Sheet[],
  tell: Tell,
): Converted {
  const problems: Converted['problems'] = []
  let problemCount = 0
  const total = asks.reduce((sum, { region }) => sum + region.edges.body.to - region.edges.body.from + 1, 0)
  let before = 0
  const summaries: ConvertSummary[] = []
  const columns = [...new Set(asks.map(({ table }) => table))].map((table) => {
    const own = [...asks.entries()].filter(([, ask]) => ask.table === table)
    const made = new MadeRows(own[0]?.[1].mapping as RegionMapping, names, (part) =>
      tell({ kind: 'rows', table, part }),
    )
    for (const [at, { sheet: name, region, mapping }] of own) {
      const sheet = sheets.find((each) => each.name === name)
      if (!sheet) throw new SheetRefused('imports.noSheet')
      summaries[at] = convertRegion(sheet, region, mapping, names, {
        row: (row) => made.add(row),
        problem: (problem) => {
          problemCount++
          if (problems.length < MAX_PROBLEMS_KEPT) problems.push({ ...problem, ask: at })
        },
        progress: (done) => tell({ kind: 'progress', done: before + done, of: total }),
      })
      before += region.edges.body.to - region.edges.body.from + 1
      tell({ kind: 'progress', done: before, of: total })
    }
    return made.end()
  })
  return { columns, summaries, problems, problemCount }
}
