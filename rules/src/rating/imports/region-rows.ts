import type { CellSight } from './column-profile'
import type { Grid } from './grid'
import type { Aside, Blank, Region, RegionEdges, Rest } from './region'
import { restWord } from './rest-words'
import { RowKinds } from './row-kind'
import { cellText, type SheetRow } from './sheet'

const MOST_ASIDES = 100
const MOST_BLANKS = 60
const SHOWN_ROWS = 6
const [SHOWN_CELLS, SHOWN_TEXT] = [12, 80]

type RegionRows = Pick<Region, 'asides' | 'asideCount' | 'blanks' | 'rests' | 'hidden'>

/** Every row under the header, counted from the sheet: what is no rate, which cells of rates are empty, what is hidden. */
export function rowsOf(grid: Grid, edges: RegionEdges, sight: CellSight): RegionRows {
  const kinds = new RowKinds(grid, edges, sight)
  const asides: Aside[] = []
  const blanks = new Map<string, { columns: readonly number[]; count: number; rows: number[] }>()
  const hidden = { count: 0, rows: [] as number[] }
  const rests = new Map<number, Rest>()
  const plain = new Set<string>()
  let asideCount = 0
  for (const row of rowsUnder(grid, edges)) {
    const isInside = row.at >= edges.body.from && row.at <= edges.body.to
    const kind = kinds.of(row)
    if (kind === 'empty') continue
    if (!isInside || kind !== 'rate') {
      asideCount++
      const why = kind === 'rate' ? 'apart' : kind
      if (asides.length < MOST_ASIDES) asides.push({ row: row.at, why, cells: cellsOf(row, edges) })
      continue
    }
    if (row.isHidden) {
      hidden.count++
      if (hidden.rows.length < SHOWN_ROWS) hidden.rows.push(row.at)
    }
    addBlank(blanks, emptyIn(grid, row, edges), row.at)
    addRests(rests, row, edges, plain)
  }
  return { asides, asideCount, blanks: [...blanks.values()] satisfies Blank[], rests: [...rests.values()], hidden }
}

/** From below the header to the last note. The title of a block is its own, no row of it. */
export function* rowsUnder(grid: Grid, { header, body, notes, section }: RegionEdges): Generator<SheetRow> {
  const isBlock = section !== undefined && section !== null
  const from = isBlock || !header ? body.from : Math.min(header.to + 1, body.from)
  const to = Math.max(body.to, notes?.to ?? 0)
  for (let at = from; at <= Math.min(to, grid.rowCount - 1); at++) {
    const row = grid.row(at)
    if (row) yield row
  }
}

const cellsOf = (row: SheetRow, { left, right }: RegionEdges) =>
  row.cells
    .slice(left, right + 1)
    .slice(0, SHOWN_CELLS)
    .map((cell) => cellText(cell).slice(0, SHOWN_TEXT))

const NONE: readonly number[] = []

/** Columns in which nothing stands, also nothing that is merged into them. */
function emptyIn(grid: Grid, row: SheetRow, { left, right }: RegionEdges): readonly number[] {
  let empty: number[] | null = null
  for (let at = left; at <= right; at++) {
    const cell = row.cells[at]
    if (cell !== null && cell !== undefined && cell !== '') continue
    if (cellText(grid.shown(row.at, at)).trim() === '') (empty ??= []).push(at)
  }
  return empty ?? NONE
}

function addBlank(
  blanks: Map<string, { columns: readonly number[]; count: number; rows: number[] }>,
  columns: readonly number[],
  row: number,
) {
  if (columns.length === 0) return
  const key = columns.join()
  const known = blanks.get(key)
  if (known) {
    known.count++
    if (known.rows.length < SHOWN_ROWS) known.rows.push(row)
  } else if (blanks.size < MOST_BLANKS || columns.length === 1) blanks.set(key, { columns, count: 1, rows: [row] })
  // Too many ways to be empty: each column for itself, so that none is forgotten.
  else for (const column of columns) addBlank(blanks, [column], row)
}

/**
 * The first of each column; one that may be an answer is told before one that cannot. Texts that are none are remembered
 * in `plain`: a table repeats itself, and is looked at whole.
 */
function addRests(rests: Map<number, Rest>, row: SheetRow, { left, right }: RegionEdges, plain: Set<string>) {
  for (let at = left; at <= right; at++) {
    const cell = row.cells[at]
    if (typeof cell !== 'string' || plain.has(cell)) continue
    const word = restWord(cell)
    if (!word && plain.size < MOST_PLAIN) plain.add(cell)
    if (!word || (rests.has(at) && (word === 'sure' || !rests.get(at)?.isSure))) continue
    rests.set(at, { at, text: cellText(cell).trim(), isSure: word === 'sure', row: row.at })
  }
}

const MOST_PLAIN = 20_000
