import { NO_ROW, type CompiledTable } from './compile-table'
import type { Findings, TableFinding } from './findings'
import { gridsOf, type GroupGrid, LineCounts } from './group-grid'
import {
  customerOf,
  firstInside,
  inputsAt,
  nextPoint,
  previousPoint,
  type BandView,
  type RowGroup,
  type TableView,
} from './table-groups'

/** Customers whom a group does not take, while groups like it do: its first or last band is missing, or all of it. */
export function findShortGroups(view: TableView, table: CompiledTable, findings: Findings): void {
  for (const grid of gridsOf(view)) {
    if (grid.groups.length > 1)
      view.bands.forEach((_, at) => {
        for (const side of sides) findShortOn({ view, table, findings, grid }, at, side)
      })
    if (grid.groups[0]?.cells.every((cell) => cell !== null)) findMissingGroups({ view, table, findings, grid })
  }
}

type Check = {
  readonly view: TableView
  readonly table: CompiledTable
  readonly findings: Findings
  readonly grid: GroupGrid
}

/** Below and above are looked at in the same way, with what is below turned round. */
const sides = ['below', 'above'] as const
type Side = (typeof sides)[number]

/** How far a group goes on a side: outwards to `end` in its last row, which begins at `last`; the group begins at `start`. */
type Reach = { readonly row: number; readonly end: number; readonly last: number; readonly start: number }

function reachOf({ from, to }: BandView, side: Side, { rows }: RowGroup): Reach {
  const [outer, inner, turn] = side === 'above' ? [to, from, 1] : [from, to, -1]
  let row = rows[0] as number
  let start = Infinity
  for (const each of rows) {
    if (turn * (outer[each] as number) > turn * (outer[row] as number)) row = each
    start = Math.min(start, turn * (inner[each] as number))
  }
  return { row, end: turn * (outer[row] as number), last: turn * (inner[row] as number), start }
}

/** The end that at least half of all groups share; of two, the one farther out. */
function commonEnd(reaches: readonly Reach[]): number | null {
  const counts = new Map<number, number>()
  for (const { end } of reaches) counts.set(end, (counts.get(end) ?? 0) + 1)
  const common = [...counts].filter(([, count]) => 2 * count >= reaches.length).map(([end]) => end)
  return common.length === 0 ? null : Math.max(...common)
}

function findShortOn(check: Check, at: number, side: Side): void {
  const { view, table, findings, grid } = check
  const band = view.bands[at] as BandView
  const reaches = grid.groups.map((group) => reachOf(band, side, group))
  const end = commonEnd(reaches)
  if (end === null || reaches.every((reach) => reach.end >= end)) return
  const isLong = (_: unknown, group: number) => (reaches[group] as Reach).end >= end
  const starts = Float64Array.from(reaches.filter(isLong), ({ start }) => start).sort()
  const sizes = grid.groups.filter(isLong).map(({ rows }) => rows.length)
  const usual = sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] as number
  const [long, all] = [new LineCounts(grid, grid.places.filter(isLong)), new LineCounts(grid, grid.places)]
  grid.groups.forEach((group, index) => {
    const reach = reaches[index] as Reach
    const beyond = side === 'above' ? nextPoint(band, reach.end) : previousPoint(band, -reach.end)
    if (reach.end >= end || (side === 'above' ? beyond : -beyond) > end) return
    const [have, of] = [countUpTo(starts, reach.last), reaches.length]
    if (2 * have <= of && of > 2) return
    const positions = view.bands.map((each, place) => (place === at ? beyond : firstInside(each, reach.row)))
    const inputs = inputsAt(view, group.cells, positions)
    if (have === 0 || table.findRow(inputs) !== NO_ROW) return
    const agree = isNearlyAll(have, of) || (isMost(have, of) && long.hasMost(grid.places[index] as number, all))
    const isClear = agree && 2 * group.rows.length >= usual
    const finding = { rows: [reach.row], customer: customerOf(view, inputs), ...countsOf(have, of) }
    tell(findings, finding, isClear, `${band.column.id} ${side}`, String(beyond))
  })
}

/** How many of sorted numbers are at most this. */
function countUpTo(sorted: Float64Array, most: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as number) <= most) low = middle + 1
    else high = middle
  }
  return low
}

/** A combination of exact cells that has no rows at all, where most combinations have some. */
function findMissingGroups({ view, table, findings, grid }: Check): void {
  const { groups, places, size } = grid
  if (groups.length === size || 2 * groups.length <= size) return
  const isThere = new Uint8Array(size)
  for (const place of places) isThere[place] = 1
  const present = new LineCounts(grid, places)
  const holes = new Map<number, string>()
  for (let place = isThere.indexOf(0); place >= 0; place = isThere.indexOf(0, place + 1)) {
    const neighbour = grid.groupAt(firstOf(grid.beside(place), (each) => isThere[each] === 1) ?? -1)
    if (!neighbour) continue
    const row = neighbour.rows[0] as number
    const positions = view.bands.map((band) => firstInside(band, row))
    const inputs = inputsAt(view, grid.cellsAt(place), positions)
    if (table.findRow(inputs) !== NO_ROW) continue
    const hole = [...grid.before(place)].map((each) => holes.get(each)).find((name) => name !== undefined)
    holes.set(place, hole ?? String(place))
    const finding = { rows: [row], customer: customerOf(view, inputs), ...countsOf(groups.length, size) }
    // Without bands a combination is a row, and each that is missing is a fault of its own.
    const name = view.bands.length === 0 ? String(place) : (hole ?? String(place))
    const isClear = isNearlyAll(groups.length, size) || (isMost(groups.length, size) && present.hasMost(place))
    tell(findings, finding, isClear, 'combination', name)
  }
}

function firstOf<Entry>(entries: Iterable<Entry>, isSought: (entry: Entry) => boolean): Entry | undefined {
  for (const entry of entries) if (isSought(entry)) return entry
  return undefined
}

/** So few lack it that it is a slip, even where all of a line do: a row of the sheet with its three plans. */
const isNearlyAll = (have: number, of: number) => 20 * have >= 19 * of
const isMost = (have: number, of: number) => 4 * have >= 3 * of
const countsOf = (have: number, of: number) => ({ values: { have: String(have), of: String(of) } })

/** Where the others do not clearly agree it may be meant: that is told once, and is no fault. */
function tell(
  findings: Findings,
  finding: Omit<TableFinding, 'code'>,
  isClear: boolean,
  kind: string,
  hole: string,
): void {
  if (isClear) findings.add({ code: 'table.gapBeside', ...finding }, `${kind} ${hole}`)
  else findings.add({ code: 'table.gapPerhaps', ...finding }, kind)
}
