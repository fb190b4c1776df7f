import type { Value } from '../../design/datasets'
import { parseDay, printDay } from '../../kernel'
import { Exact } from '../../money'
import { exactAtPosition } from './position'
import { Problems, readBandColumn, type BandColumn } from './read-columns'
import type { TableColumn } from '../../design/parts'
import { isMatchColumn, type Cell, type MatchColumn, type Row } from './table'

/** Inputs by column, in words: a customer that can be tried and kept as a test. */
export type Customer = Readonly<Record<string, string>>

export type BandView = BandColumn & {
  readonly column: MatchColumn & { role: 'band' }
  readonly at: number
  readonly input: number
  readonly step: number
}

/** Rows that agree in every exact column, in sheet order. */
export type RowGroup = {
  readonly cells: readonly Cell[]
  readonly rows: readonly number[]
  /** Per band column: where a customer enters a band or has just left one. */
  readonly edges: readonly (readonly number[])[]
}

/** A table seen by its checks: bands as positions, rows in groups, and the places where something can change. */
export type TableView = {
  readonly columns: readonly TableColumn[]
  readonly rows: readonly Row[]
  readonly inputs: readonly MatchColumn[]
  readonly bands: readonly BandView[]
  readonly groups: readonly RowGroup[]
}

export function viewTable(columns: readonly TableColumn[], rows: readonly Row[]): TableView {
  const inputs = columns.filter(isMatchColumn)
  const bands = columns.flatMap((column, at): BandView[] => {
    if (column.role !== 'band') return []
    const edges = readBandColumn(rows, at, column, new Problems())
    return [{ ...edges, column, at, input: inputs.indexOf(column), step: stepOf(column, edges.scale) }]
  })
  return { columns, rows, inputs, bands, groups: groupsOf(columns, rows, bands) }
}

/** The least distance between two customers, in positions: whole years, cents, days; 1 where any decimal may come. */
function stepOf(column: MatchColumn & { role: 'band' }, scale: number): number {
  if (column.of === 'date') return 2
  return column.places === undefined || column.places > scale ? 1 : 2 * 10 ** (scale - column.places)
}

function groupsOf(columns: readonly TableColumn[], rows: readonly Row[], bands: readonly BandView[]): RowGroup[] {
  const exactAt = columns.flatMap((column, at) => (column.role === 'exact' ? [at] : []))
  const groups = new Map<string, { cells: Cell[]; rows: number[] }>()
  rows.forEach((row, index) => {
    const cells = exactAt.map((at) => row[at] ?? null)
    const key = JSON.stringify(cells)
    const group = groups.get(key) ?? { cells, rows: [] }
    groups.set(key, group)
    group.rows.push(index)
  })
  return [...groups.values()].map((group) => ({ ...group, edges: bands.map((band) => edgesOf(band, group.rows)) }))
}

function edgesOf(band: BandView, rows: readonly number[]): number[] {
  const edges = new Set<number>()
  for (const row of rows) edges.add(firstInside(band, row)).add(nextPoint(band, band.to[row] as number))
  return [...edges].filter(Number.isFinite).sort((a, b) => a - b)
}

/** Edges up to where the group ends: beyond its last band nobody is missed. */
export function edgesWithin(band: BandView, group: RowGroup, at: number): number[] {
  const reach = group.rows.reduce((most, row) => Math.max(most, band.to[row] as number), -Infinity)
  return (group.edges[at] ?? []).filter((edge) => edge <= reach)
}

/** A customer just inside the band: at its lower edge, or below its upper one when it is open downwards. */
export function firstInside(band: BandView, row: number): number {
  const from = band.from[row] as number
  const to = band.to[row] as number
  if (from !== -Infinity) return ceilTo(from, band.step)
  return to === Infinity ? 0 : Math.floor(to / band.step) * band.step
}

export function nextPoint(band: BandView, position: number): number {
  return ceilTo(position + 1, band.step)
}

export function previousPoint(band: BandView, position: number): number {
  return Math.floor((position - 1) / band.step) * band.step
}

function ceilTo(position: number, step: number): number {
  return Math.ceil(position / step) * step
}

/** Inputs for the compiled table from exact cells and positions; `other` stands in where a row takes any. */
export function inputsAt(
  view: TableView,
  cells: readonly Cell[],
  positions: readonly number[],
  other = 'other',
): (Value | undefined)[] {
  let exact = 0
  let band = 0
  return view.inputs.map((column): Value | undefined => {
    if (column.role === 'exact') return exactInput(column, cells[exact++] ?? null, other)
    const { scale } = view.bands[band] as BandView
    const position = positions[band++] ?? 0
    return column.of === 'date' ? Math.round(position / 2) : exactAtPosition(position, scale)
  })
}

function exactInput(column: MatchColumn, cell: Cell, other: string): Value | undefined {
  if (typeof cell === 'boolean') return cell
  if (typeof cell !== 'string') return column.of === 'text' ? other : undefined
  if (column.of === 'date') return parseDay(cell) ?? undefined
  return column.of === 'number' ? Exact.from(cell) : cell
}

export function customerOf(view: TableView, inputs: readonly (Value | undefined)[]): Customer {
  return Object.fromEntries(view.inputs.map((column, at) => [column.id, sayInput(column, inputs[at])]))
}

function sayInput(column: MatchColumn, value: Value | undefined): string {
  if (value === undefined) return 'any'
  if (typeof value === 'number' && column.of === 'date') return printDay(value)
  return String(value)
}
