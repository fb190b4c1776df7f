import type { CompiledTable } from './compile-table'
import type { FindingCode, Findings } from './findings'
import type { ValueColumn } from './table'
import { customerOf, firstInside, inputsAt, type RowGroup, type TableView } from './table-groups'
import { MOST_SHARE, saidIn } from './taken-as'

/** So many others a value is held against; of fewer nobody knows what is usual. */
const LEAST_OTHERS = 3
/** A value that is so many times its nearest neighbour, and farther from it than the others are from each other. */
const FAR = 5
/** So many times what is usual, or so small a part of it, is another unit. */
export const OTHER_UNIT = 50
/** Of amounts with signs of both kinds, so many have to be above nothing before one that is not is a slip. */
const LEAST_ABOVE = 0.75

/** Values that no band leads up to: 6,450 or -645 in a list of plans and places where the values beside it are about 645. */
export function findStandingOut(view: TableView, table: CompiledTable, findings: Findings): StandingOut {
  const all = new Map<string, ReadonlySet<number>>()
  const groupOf = new Map(view.groups.flatMap((group) => group.rows.map((row) => [row, group] as const)))
  table.values.forEach((column, at) => {
    if (column.role === 'text') return
    const values = table.rows.map((_, row) => numberIn(table, row, at))
    const told = new Set<number>()
    all.set(column.id, told)
    const tell = (code: FindingCode, row: number, usual: number) => {
      if (told.has(row) || findings.isFull(code)) return
      told.add(row)
      const said = { value: table.numberAt(row, at).toString(), usual: String(usual) }
      const customer = customerIn(view, groupOf.get(row), row)
      findings.add({ code, rows: [row], column: column.id, customer, values: said })
    }
    for (const row of notAbove(values, column)) tell(notAboveCode(values[row]!, column), row, middleOf(values))
    if (view.bands.length === 0)
      for (const { row, usual } of farOut(view, values))
        if (column.role === 'amount' || !isOtherUnit(values, row)) tell('table.standsOut', row, usual)
  })
  return all
}

/** By column, the rows that were told: what else is found by their values is the same fault. */
export type StandingOut = ReadonlyMap<string, ReadonlySet<number>>

/** A percentage among factors is told as such. */
function isOtherUnit(values: readonly number[], row: number): boolean {
  const [size, usual] = [Math.abs(values[row] as number), middleOf(values.map(Math.abs))]
  return size >= usual * OTHER_UNIT || size <= usual / OTHER_UNIT
}

type Given = Pick<ValueColumn, 'role' | 'title'>

/** Zero and what is below it among values above: nobody multiplies a price by that, or gives cover away for one row. */
function notAbove(values: readonly number[], column: Given): number[] {
  const given = values.filter((value) => !Number.isNaN(value))
  const above = given.filter((value) => value > 0).length
  const isUsual =
    column.role === 'factor'
      ? above >= 2 && above > given.length / 2
      : above >= LEAST_OTHERS && above >= LEAST_ABOVE * given.length
  if (!isUsual) return []
  const isMeant = meantBy(given, column)
  return values.flatMap((value, row) => (value <= 0 && !isMeant(value) ? [row] : []))
}

/** Discounts and loadings stand on both sides of nothing, and a share of 0 adds nothing. */
function meantBy(values: readonly number[], { role, title }: Given): (value: number) => boolean {
  if (role !== 'factor') return () => false
  const isBelowOne = values.every((value) => Math.abs(value) < 1)
  const isShare = saidIn(title) !== null || (isBelowOne && middleOf(values.map(Math.abs)) < MOST_SHARE)
  return (value) => isShare || (isBelowOne && value === 0)
}

function notAboveCode(value: number, { role }: Given): FindingCode {
  if (value < 0) return 'table.negative'
  return role === 'factor' ? 'table.timesZero' : 'table.zeroAmount'
}

type Far = { readonly row: number; readonly usual: number }

/** Far from every line that it stands in: rows that differ in one key only, or all rows where such lines are short. */
function farOut(view: TableView, values: readonly number[]): Far[] {
  const lines = linesOf(view).filter((rows) => rows.length > LEAST_OTHERS)
  const everyRow = values.map((_, row) => row)
  const isIn = new Map<number, number>()
  const isOut = new Map<number, Far[]>()
  for (const rows of lines.length > 0 ? lines : [everyRow]) {
    const out = outOf(rows, values)
    for (const row of rows) isIn.set(row, (isIn.get(row) ?? 0) + 1)
    if (out) isOut.set(out.row, [...(isOut.get(out.row) ?? []), out])
  }
  return [...isOut.values()].flatMap((all) => {
    const [first] = all
    return first && all.length === isIn.get(first.row) ? [first] : []
  })
}

/** The one value of a line that is far from the rest, if there is one. */
function outOf(rows: readonly number[], values: readonly number[]): Far | null {
  const sorted = rows
    .map((row) => ({ row, size: values[row] as number }))
    .filter(({ size }) => size > 0)
    .sort((a, b) => a.size - b.size)
  if (sorted.length <= LEAST_OTHERS) return null
  const [least, next] = sorted as [(typeof sorted)[number], (typeof sorted)[number]]
  const [before, most] = sorted.slice(-2) as [(typeof sorted)[number], (typeof sorted)[number]]
  const isFar = (gap: number, spread: number) => gap >= FAR && gap > spread
  if (isFar(most.size / before.size, before.size / least.size))
    return { row: most.row, usual: middleOf(sorted.slice(0, -1).map(({ size }) => size)) }
  if (isFar(next.size / least.size, most.size / next.size))
    return { row: least.row, usual: middleOf(sorted.slice(1).map(({ size }) => size)) }
  return null
}

/** Rows that are alike but for one key, for each key. */
function linesOf({ groups }: TableView): number[][] {
  const lines = new Map<string, number[]>()
  for (const { cells, rows } of groups)
    cells.forEach((_, at) => {
      const name = `${at} ${JSON.stringify(cells.with(at, null))}`
      const line = lines.get(name)
      if (line) line.push(...rows)
      else lines.set(name, [...rows])
    })
  return [...lines.values()]
}

/** NaN where the row says that there is no price: it is held against nothing. */
export const numberIn = (table: CompiledTable, row: number, value: number): number =>
  table.isNone(row, value) ? Number.NaN : Number(table.numberAt(row, value).toString())

export function middleOf(all: readonly number[]): number {
  const values = all.filter((value) => !Number.isNaN(value))
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function customerIn(view: TableView, group: RowGroup | undefined, row: number) {
  const positions = view.bands.map((band) => firstInside(band, row))
  return customerOf(view, inputsAt(view, group?.cells ?? [], positions))
}
