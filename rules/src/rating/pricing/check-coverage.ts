import type { Value } from '../../design/datasets'
import { NO_ROW, type CompiledTable } from './compile-table'
import { type Findings } from './findings'
import type { Cell } from './table'
import {
  customerOf,
  edgesWithin,
  firstInside,
  inputsAt,
  type BandView,
  type RowGroup,
  type TableView,
} from './table-groups'

/** Combinations tried per group or row; beyond this a sheet cannot be proven and the check stays silent. */
const MOST_TRIED = 20_000
const MOST_PAIRS = 2_000_000

/** Customers between the edges of a group that no row takes. */
export function findGaps(view: TableView, table: CompiledTable, findings: Findings): void {
  for (const group of view.groups) {
    if (findings.isFull('table.gap')) return
    const all = combinations(
      view.bands.map((band, at) => edgesWithin(band, group, at)),
      MOST_TRIED,
    )
    for (const positions of all ?? []) {
      const inputs = inputsAt(view, group.cells, positions)
      if (table.findRow(inputs) !== NO_ROW) continue
      const [rows, customer] = [neighboursOf(view, group, positions), customerOf(view, inputs)]
      findings.add({ code: 'table.gap', rows, customer }, faultAt(positions))
    }
  }
}

/** Where a fault is among the bands; without any, each is a fault of its own. */
const faultAt = (positions: readonly number[]) => (positions.length === 0 ? undefined : positions.join())

/** The nearest row before the gap and the nearest behind it: one of them is too short, or a row between is missing. */
function neighboursOf(view: TableView, group: RowGroup, positions: readonly number[]): number[] {
  const away = (row: number) =>
    view.bands.map((band, at) => {
      const position = positions[at] as number
      return Math.max(0, (band.from[row] as number) - position) + Math.min(0, (band.to[row] as number) - position)
    })
  const distance = (row: number) => away(row).reduce((sum, each) => sum + Math.abs(each), 0)
  const nearest = (rows: readonly number[]) => rows.toSorted((a, b) => distance(a) - distance(b)).slice(0, 1)
  const before = nearest(group.rows.filter((row) => away(row).every((each) => each <= 0)))
  const behind = nearest(group.rows.filter((row) => away(row).every((each) => each >= 0)))
  const beside = before.length + behind.length > 0 ? [...before, ...behind] : nearest(group.rows)
  return beside.sort((a, b) => a - b)
}

/** Two rows of a group that both take the same customer: which one counts depends on their order. Hidden rows are told as such. */
export function findOverlaps(view: TableView, findings: Findings, hidden: ReadonlySet<number>): void {
  let pairs = 0
  for (const group of view.groups) {
    const first = view.bands[0]
    const rows = first
      ? group.rows.toSorted((a, b) => (first.from[a] as number) - (first.from[b] as number))
      : group.rows
    for (let i = 0; i < rows.length; i++)
      for (let j = i + 1; j < rows.length; j++) {
        if (findings.isFull('table.overlap') || ++pairs > MOST_PAIRS) return
        const [a, b] = [rows[i] as number, rows[j] as number]
        if (first && (first.from[b] as number) > (first.to[a] as number)) break
        const positions = sharedPositions(view.bands, a, b)
        if (!positions || hidden.has(Math.max(a, b)) || isCatchAll(view.bands, Math.min(a, b), Math.max(a, b))) continue
        const customer = customerOf(view, inputsAt(view, group.cells, positions))
        findings.add({ code: 'table.overlap', rows: [Math.min(a, b), Math.max(a, b)], customer }, faultAt(positions))
      }
  }
}

/** A lower row that is open where the upper one is not, and takes all of its customers, is there for the rest. */
function isCatchAll(bands: readonly BandView[], upper: number, lower: number): boolean {
  const isOpen = ({ from, to }: BandView, row: number) => from[row] === -Infinity && to[row] === Infinity
  const isAround = ({ from, to }: BandView) =>
    (from[lower] as number) <= (from[upper] as number) && (to[lower] as number) >= (to[upper] as number)
  return bands.every(isAround) && bands.some((band) => isOpen(band, lower) && !isOpen(band, upper))
}

function sharedPositions(bands: readonly BandView[], a: number, b: number): number[] | null {
  const positions: number[] = []
  for (const band of bands) {
    const from = Math.max(band.from[a] as number, band.from[b] as number)
    const to = Math.min(band.to[a] as number, band.to[b] as number)
    const inside =
      from === -Infinity
        ? to === Infinity
          ? 0
          : Math.floor(to / band.step) * band.step
        : Math.ceil(from / band.step) * band.step
    if (inside < from || inside > to) return null
    positions.push(inside)
  }
  return positions
}

/** Rows that no customer can reach, because rows above take all of theirs; gives which they are. */
export function findUnreachableRows(view: TableView, table: CompiledTable, findings: Findings): ReadonlySet<number> {
  const hidden = new Set<number>()
  const wild = view.groups.filter((group) => group.cells.some((cell) => cell === null))
  for (const group of view.groups)
    for (const row of group.rows) {
      if (findings.isFull('table.unreachable')) return hidden
      const blocker = blockerOf(view, table, group, wild, row)
      if (!blocker) continue
      hidden.add(row)
      if (isForTheRest(view, blocker.row, row)) continue
      const customer = customerOf(view, blocker.inputs)
      findings.add({ code: 'table.unreachable', rows: [row, blocker.row], customer })
    }
  return hidden
}

/**
 * A row that is open where the rows above it are not stands there for everybody else: that nobody is left is no fault.
 * One that a single row above takes whole is none of the kind.
 */
function isForTheRest(view: TableView, blocker: number, row: number): boolean {
  const at = (cell: number) =>
    view.columns.flatMap((column, place) => (column.role === 'exact' ? [view.rows[cell]?.[place] ?? null] : []))
  const own = at(row)
  const isOpen = ({ from, to }: BandView, of: number) => from[of] === -Infinity && to[of] === Infinity
  const others = at(blocker)
  const isWider =
    own.some((cell, place) => cell === null && others[place] !== null) ||
    view.bands.some((band) => isOpen(band, row) && !isOpen(band, blocker))
  return isWider && !view.rows.slice(0, row).some((_, above) => takesAll(view, at(above), own, above, row))
}

const takesAll = (view: TableView, cells: readonly Cell[], own: readonly Cell[], above: number, row: number) =>
  cells.every((cell, place) => cell === null || cell === own[place]) &&
  view.bands.every(
    ({ from, to }) => (from[above] as number) <= (from[row] as number) && (to[above] as number) >= (to[row] as number),
  )

function blockerOf(
  view: TableView,
  table: CompiledTable,
  group: RowGroup,
  wild: readonly RowGroup[],
  row: number,
): { row: number; inputs: (Value | undefined)[] } | null {
  const corner = inputsAt(
    view,
    group.cells,
    view.bands.map((band) => firstInside(band, row)),
    '\u0000',
  )
  const first = table.findRow(corner)
  if (first === row || first === NO_ROW) return null
  const places = view.bands.map((band, at) => {
    const inside = [
      ...(group.edges[at] ?? []),
      ...wild.flatMap((other) => other.edges[at] ?? []),
      firstInside(band, row),
    ]
    return [...new Set(inside)].filter(
      (point) => point >= (band.from[row] as number) && point <= (band.to[row] as number),
    )
  })
  const all = combinations(places, MOST_TRIED)
  if (!all) return null
  for (const positions of all) if (table.findRow(inputsAt(view, group.cells, positions, '\u0000')) === row) return null
  return {
    row: first,
    inputs: inputsAt(
      view,
      group.cells,
      view.bands.map((band) => firstInside(band, row)),
    ),
  }
}

/** Every choice of one from each list, or null when there are too many. */
function combinations<Entry>(lists: readonly (readonly Entry[])[], most: number): Entry[][] | null {
  if (lists.reduce((product, list) => product * list.length, 1) > most) return null
  return lists.reduce<Entry[][]>((all, list) => all.flatMap((head) => list.map((entry) => [...head, entry])), [[]])
}
