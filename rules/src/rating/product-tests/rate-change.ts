import { refusalOf, type Refusal } from '../../kernel'
import { Exact, minorDigits } from '../../money'
import { type Cell, isValueColumn, type RateTable, type Row, type TableColumn } from '../pricing'
import { printCell } from '../tables'

/** What is tried on some rows of a table before anything is saved: so many percent more, an amount more, another value. */
export type RateChange = {
  readonly table: string
  readonly version: string
  readonly column: string
  /** Only rows whose cells are printed like this, column by column; none means every row. */
  readonly where: Readonly<Record<string, string>>
  readonly by:
    | { readonly kind: 'percent'; readonly percent: string }
    | { readonly kind: 'add'; readonly amount: string }
    | { readonly kind: 'set'; readonly value: string }
}

export type RateChangeCode =
  | 'productTests.unknownTable'
  | 'productTests.unknownVersion'
  | 'productTests.notAValue'
  | 'productTests.noSuchRows'
  | 'productTests.notADecimal'
  | 'productTests.tooFar'

/** Rows of one version that a change touches, counted from 0. */
export type Touched = { readonly table: string; readonly version: string; readonly rows: ReadonlySet<number> }

export type Changed =
  | { readonly ok: true; readonly tables: readonly RateTable[]; readonly touched: readonly Touched[] }
  | { readonly ok: false; readonly refusal: Refusal<RateChangeCode> }

/** The tables as they would be; those given stay as they are. */
export function applyRateChanges(tables: readonly RateTable[], changes: readonly RateChange[]): Changed {
  let result = tables
  const touched: Touched[] = []
  for (const change of changes) {
    const outcome = applyOne(result, change)
    if ('code' in outcome) return { ok: false, refusal: outcome }
    result = result.map((table) => (table.id === change.table ? outcome.table : table))
    touched.push({ table: change.table, version: change.version, rows: outcome.rows })
  }
  return { ok: true, tables: result, touched }
}

type Applied = { readonly table: RateTable; readonly rows: ReadonlySet<number> }

function applyOne(tables: readonly RateTable[], change: RateChange): Applied | Refusal<RateChangeCode> {
  const table = tables.find(({ id }) => id === change.table)
  if (!table) return refusalOf('productTests.unknownTable', { table: change.table }, 'table')
  const version = table.versions.find(({ id }) => id === change.version)
  if (!version) return refusalOf('productTests.unknownVersion', { version: change.version }, 'version')
  const at = table.columns.findIndex(({ id }) => id === change.column)
  const column = table.columns[at]
  if (!column || !isValueColumn(column) || column.role === 'text')
    return refusalOf('productTests.notAValue', { column: change.column }, 'column')
  const reads = rowFilter(table.columns, change.where)
  const rows = new Set<number>()
  const next: Row[] = []
  for (const [index, row] of version.rows.entries()) {
    const value = reads(row) ? changedValue(row[at] ?? null, change, column) : null
    if (value && 'code' in value) return value
    if (value) rows.add(index)
    next.push(value ? row.with(at, value.text) : row)
  }
  if (rows.size === 0) return refusalOf('productTests.noSuchRows', {}, 'where')
  const versions = table.versions.map((each) => (each === version ? { ...version, rows: next } : each))
  return { table: { ...table, versions }, rows }
}

function rowFilter(columns: readonly TableColumn[], where: RateChange['where']): (row: Row) => boolean {
  const wanted = Object.entries(where).map(([id, text]) => {
    const at = columns.findIndex((column) => column.id === id)
    return { at, column: columns[at], text }
  })
  return (row) => wanted.every(({ at, column, text }) => column !== undefined && printCell(column, row[at]) === text)
}

/** Factors keep every digit; amounts are whole coins again, a half goes up. */
function changedValue(
  cell: Cell,
  { by }: RateChange,
  column: TableColumn,
): { text: string } | Refusal<RateChangeCode> | null {
  const given = by.kind === 'percent' ? by.percent : by.kind === 'add' ? by.amount : by.value
  const number = Exact.parse(given)
  if (!number) return refusalOf('productTests.notADecimal', { value: given }, 'by')
  if (by.kind === 'percent' && (number.compare(Exact.from(-100)) < 0 || number.compare(Exact.from(1000)) > 0))
    return refusalOf('productTests.tooFar', { value: given }, 'by')
  const before = typeof cell === 'string' ? Exact.parse(cell) : null
  if (!before) return null
  const after = shifted(before, number, by.kind)
  return {
    text: (column.role === 'amount' ? after.round(minorDigits(column.currency), 'halfUp') : after).trimmed().toString(),
  }
}

function shifted(before: Exact, number: Exact, kind: RateChange['by']['kind']): Exact {
  if (kind === 'set') return number
  if (kind === 'add') return before.plus(number)
  return before.times(number.plus(Exact.from(100))).dividedBy(Exact.from(100))
}
