import { Exact } from '../../money'
import type { CompiledTable } from './compile-table'
import { middleOf, numberIn, OTHER_UNIT, type StandingOut } from './check-lines'
import type { Findings } from './findings'
import {
  customerOf,
  firstInside,
  inputsAt,
  nextPoint,
  type BandView,
  type Customer,
  type RowGroup,
  type TableView,
} from './table-groups'
import { MOST_SHARE } from './taken-as'
import type { Trend } from '../../design/parts'

export type ValueLimits = {
  /** A change by this factor from one band to the next is a jump. */
  readonly jumpRatio: string
}

type Series = { readonly band: BandView; readonly group: RowGroup; readonly rows: readonly number[] }
type NumberColumn = {
  readonly id: string
  readonly at: number
  readonly trend?: Trend
  /** Loadings such as 0.05, which are added to the whole: from 1 % to 3 % the price hardly moves. */
  readonly isShare: boolean
  /** Rows whose value is wrong by itself: the steps to it and from it are no faults of their own. */
  readonly odd: Set<number>
}

/** Walks every row of neighbouring bands and asks how its values go. */
export function findOddValues(
  view: TableView,
  table: CompiledTable,
  findings: Findings,
  limits: ValueLimits,
  told: StandingOut,
): void {
  const columns = table.values.flatMap((column, at): NumberColumn[] => {
    if (column.role === 'text') return []
    const sizes = table.rows.map((_, row) => Math.abs(numberIn(table, row, at)))
    const usual = middleOf(sizes)
    const isFactor = column.role === 'factor'
    const odd = isFactor ? findUnits(view, table, findings, { id: column.id, at, sizes, usual }) : new Set<number>()
    for (const row of told.get(column.id) ?? []) odd.add(row)
    const isShare = isFactor && usual < MOST_SHARE && !sizes.some((size) => size >= 1)
    return [{ id: column.id, at, isShare, odd, ...(column.trend ? { trend: column.trend } : {}) }]
  })
  for (const each of seriesOf(view))
    for (const column of columns) {
      // A trend that somebody asked for holds for parts of a list, too.
      const whole = column.trend ? each : withoutLists(each, table)
      const series = { ...whole, rows: whole.rows.filter((row) => !table.isNone(row, column.at)) }
      const values = series.rows.map((row) => table.numberAt(row, column.at))
      if (!column.trend) findOutOfLine(view, series, column, values, findings)
      findSteps(view, series, column, values, findings, limits)
    }
  findCurrencies(view, table, findings)
}

/**
 * '1-5, 8' in one cell is two rows of one value, one behind the other, with the band of another row between them: they are a
 * group, no way along which values rise or fall.
 */
function withoutLists(series: Series, table: CompiledTable): Series {
  const { band, rows } = series
  const own = new Set(rows)
  const isPart = (one: number, other: number) =>
    own.has(other) &&
    table.values.every((_, at) => table.textAt(one, at) === table.textAt(other, at)) &&
    !(band.from[one]! < band.from[other]! ? isNext(band, one, other) : isNext(band, other, one))
  const listed = new Set(rows.flatMap((row) => (isPart(row, row + 1) ? [row, row + 1] : [])))
  return listed.size === 0 ? series : { ...series, rows: rows.filter((row) => !listed.has(row)) }
}

/** Rows that differ in one band column only, in its order. */
function seriesOf(view: TableView): Series[] {
  return view.groups.flatMap((group) =>
    view.bands.flatMap((band) => {
      const alike = new Map<string, number[]>()
      for (const row of group.rows) {
        const key = view.bands.map((other) => (other === band ? '' : `${other.from[row]}:${other.to[row]}`)).join()
        const rows = alike.get(key)
        if (rows) rows.push(row)
        else alike.set(key, [row])
      }
      return [...alike.values()].map((rows) => ({
        band,
        group,
        rows: rows.sort((a, b) => (band.from[a] as number) - (band.from[b] as number)),
      }))
    }),
  )
}

function findSteps(
  view: TableView,
  series: Series,
  column: NumberColumn,
  values: readonly Exact[],
  findings: Findings,
  limits: ValueLimits,
): void {
  const jump = Exact.from(limits.jumpRatio)
  const { trend } = column
  for (let at = 1; at < values.length; at++) {
    const [before, after] = [values[at - 1] as Exact, values[at] as Exact]
    const rows = [series.rows[at - 1] as number, series.rows[at] as number] as const
    if (rows.some((row) => column.odd.has(row))) continue
    const report = (code: 'table.jump' | 'table.notMonotonic', more: Readonly<Record<string, string>>) => {
      const customers = { customer: customerAt(view, series, rows[1]), other: lastCustomer(view, series, rows[0]) }
      const values = { before: before.toString(), after: after.toString(), ...more }
      findings.add({ code, rows, column: column.id, ...customers, values }, faultAt(view, series, rows[1]))
    }
    if (trend?.along === series.band.column.id && after.compare(before) === (trend.direction === 'rising' ? -1 : 1))
      report('table.notMonotonic', { direction: trend.direction, along: series.band.column.title })
    const ratio = isNext(series.band, ...rows) ? ratioOf(before, after, column) : null
    if (ratio && ratio.compare(jump) >= 0) report('table.jump', { ratio: ratio.toFixed(2) })
  }
}

function isNext(band: BandView, before: number, after: number): boolean {
  return (band.from[after] as number) <= nextPoint(band, band.to[before] as number)
}

function ratioOf(left: Exact, right: Exact, { isShare }: NumberColumn): Exact | null {
  const [a, b] = isShare ? [left.plus(Exact.one), right.plus(Exact.one)] : [left, right]
  if (a.sign <= 0 || b.sign <= 0) return null
  return a.compare(b) > 0 ? a.dividedBy(b) : b.dividedBy(a)
}

/** One value that breaks an otherwise steady rise or fall of six bands or more, by more than prices are rounded by. */
function findOutOfLine(
  view: TableView,
  series: Series,
  column: NumberColumn,
  values: readonly Exact[],
  findings: Findings,
): void {
  if (values.length < 6 || isSteady(values)) return
  for (let at = 1; at < values.length - 1; at++) {
    if (column.odd.has(series.rows[at] as number)) continue
    const rest = values.filter((_, index) => index !== at)
    if (!isSteady(rest) || rest.every((value) => value.equals(rest[0] as Exact)) || !isFarOut(values, at)) continue
    const row = series.rows[at] as number
    column.odd.add(row)
    const [before, value, after] = values.slice(at - 1, at + 2).map(String) as [string, string, string]
    const customer = customerAt(view, series, row)
    findings.add(
      { code: 'table.outOfLine', rows: [row], column: column.id, customer, values: { before, value, after } },
      faultAt(view, series, row),
    )
    return
  }
}

/** Where a fault is: along which bands, at which of them. */
const faultAt = (view: TableView, { band }: Series, row: number): string =>
  `${band.column.id} ${view.bands.map((each) => firstInside(each, row)).join()}`

/** A value that lies beside its neighbours by less than this share of it was rounded, smoothed or meant. */
const LEAST_OUT = 0.02

/** As far from both neighbours as the row usually goes in one step, and a share of the price that is felt. */
function isFarOut(values: readonly Exact[], at: number): boolean {
  const sizes = values.map((value) => Number(value.toString()))
  const [before, value, after] = [sizes[at - 1], sizes[at], sizes[at + 1]] as [number, number, number]
  const out = Math.max(value - Math.max(before, after), Math.min(before, after) - value)
  const steps = sizes.slice(1).map((size, index) => Math.abs(size - (sizes[index] as number)))
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] as number
  return out >= usual && out > LEAST_OUT * Math.max(Math.abs(value), Math.abs(before), Math.abs(after))
}

function isSteady(values: readonly Exact[]): boolean {
  const steps = values.slice(1).map((value, at) => value.compare(values[at] as Exact))
  return steps.every((step) => step >= 0) || steps.every((step) => step <= 0)
}

type Sized = {
  readonly id: string
  readonly at: number
  readonly sizes: readonly number[]
  readonly usual: number
}

/** A factor of 105 among factors near 1 is a percentage that was not turned into a factor; gives the rows. */
function findUnits(view: TableView, table: CompiledTable, findings: Findings, { id, at, sizes, usual }: Sized) {
  const odd = new Set<number>()
  sizes.forEach((size, row) => {
    if (Number.isNaN(size) || size === 0 || usual === 0 || (size < usual * OTHER_UNIT && size > usual / OTHER_UNIT))
      return
    odd.add(row)
    if (findings.isFull('table.unitsMixed')) return
    const values = { value: table.numberAt(row, at).toString(), usual: String(usual) }
    findings.add({ code: 'table.unitsMixed', rows: [row], column: id, customer: rowCustomer(view, row), values })
  })
  return odd
}

function findCurrencies(view: TableView, table: CompiledTable, findings: Findings): void {
  const currencies = [...new Set(table.values.flatMap((column) => (column.role === 'amount' ? [column.currency] : [])))]
  const [left, right] = currencies
  if (left && right)
    findings.add({ code: 'table.currenciesMixed', rows: [0], customer: rowCustomer(view, 0), values: { left, right } })
}

function rowCustomer(view: TableView, row: number): Customer {
  const group = view.groups.find((entry) => entry.rows.includes(row))
  return customerOf(
    view,
    inputsAt(
      view,
      group?.cells ?? [],
      view.bands.map((band) => firstInside(band, row)),
    ),
  )
}

function customerAt(view: TableView, { group }: Series, row: number): Customer {
  return customerOf(
    view,
    inputsAt(
      view,
      group.cells,
      view.bands.map((band) => firstInside(band, row)),
    ),
  )
}

/** The oldest of the younger band: what the neighbour across the edge pays. */
function lastCustomer(view: TableView, series: Series, row: number): Customer {
  const positions = view.bands.map((band) =>
    band === series.band ? Math.floor((band.to[row] as number) / band.step) * band.step : firstInside(band, row),
  )
  return customerOf(view, inputsAt(view, series.group.cells, positions))
}
