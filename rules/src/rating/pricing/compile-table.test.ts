import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Value } from '../../design/datasets'
import { parseDay } from '../../kernel'
import { Exact } from '../../money'
import { compileTable, NO_ROW } from './compile-table'
import type { TableColumn } from '../../design/parts'
import { versionOn, type Band, type Cell, type Row } from './table'

const columns: readonly TableColumn[] = [
  { id: 'region', title: 'Region', role: 'exact', of: 'text' },
  { id: 'note', title: 'Note', role: 'any' },
  { id: 'age', title: 'Age', role: 'band', of: 'number', places: 0 },
  { id: 'factor', title: 'Factor', role: 'factor' },
  { id: 'words', title: 'Words', role: 'text' },
]
const row = (region: Cell, from: string | null, to: string | null, factor: string): Row => [
  region,
  'note',
  { from, to },
  factor,
  `${factor}!`,
]

function compiled(tableColumns: readonly TableColumn[], rows: readonly Row[]) {
  const outcome = compileTable(tableColumns, rows)
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.value
}

test('a row is found by its region and age, its edges included', () => {
  const table = compiled(columns, [
    row('north', null, '24', '1.50'),
    row('north', '25', '69', '1.0'),
    row('south', '25', null, '0.9'),
  ])
  const find = (region: string, age: string) => table.findRow([region, Exact.from(age)])
  expect([
    find('north', '24'),
    find('north', '25'),
    find('north', '69'),
    find('south', '99999999999999999999'),
  ]).toEqual([0, 1, 1, 2])
  expect([find('north', '24.5'), find('north', '70'), find('east', '30'), find('south', '24')]).toEqual([
    NO_ROW,
    NO_ROW,
    NO_ROW,
    NO_ROW,
  ])
  expect(table.numberAt(0, 0).toString()).toBe('1.5')
  expect(table.textAt(2, 1)).toBe('0.9!')
  expect(table.findRow([undefined, Exact.from('30')])).toBe(NO_ROW)
})

test('the row that stands higher wins, and any is any', () => {
  const table = compiled(columns, [
    row('north', '30', '40', '1'),
    row(null, null, null, '2'),
    row('north', '35', '50', '3'),
  ])
  expect(table.findRow(['north', Exact.of(38)])).toBe(0)
  expect(table.findRow(['north', Exact.of(45)])).toBe(1)
  expect(table.findRow(['anywhere', Exact.of(-7)])).toBe(1)
})

test('an edge that is out belongs to the neighbour', () => {
  const table = compiled(columns, [
    ['x', null, { from: null, to: '10', isToOut: true }, '1', ''],
    ['x', null, { from: '10', to: '20.5' }, '2', ''],
    ['x', null, { from: '20.5', to: null, isFromOut: true }, '3', ''],
  ])
  const find = (age: string) => table.findRow(['x', Exact.from(age)])
  expect(['9.99999999', '10', '10.00', '20.5', '20.50000001', '-1'].map(find)).toEqual([0, 1, 1, 1, 2, 0])
})

test('dates, yes or no and numbers match too, and 1.0 is 1', () => {
  const table = compiled(
    [
      { id: 'on', title: 'On', role: 'band', of: 'date' },
      { id: 'new', title: 'New', role: 'exact', of: 'yesNo' },
      { id: 'ncd', title: 'NCD', role: 'exact', of: 'number' },
      { id: 'first', title: 'First', role: 'exact', of: 'date' },
      { id: 'amount', title: 'Amount', role: 'amount', currency: 'HKD' },
    ],
    [[{ from: '2026-01-01', to: '2026-12-31' }, true, '1.0', '2020-02-29', '-12.5']],
  )
  const day = (text: string) => parseDay(text) as number
  expect(table.findRow([day('2026-12-31'), true, Exact.from('1'), day('2020-02-29')])).toBe(0)
  expect(table.findRow([day('2027-01-01'), true, Exact.from('1'), day('2020-02-29')])).toBe(NO_ROW)
  expect(table.findRow([day('2026-06-01'), false, Exact.from('1.00'), day('2020-02-29')])).toBe(NO_ROW)
  expect(table.numberAt(0, 0).toString()).toBe('-12.5')
})

test.each<[string, Row, string]>([
  ['a number where a text should be', [true, null, { from: '1', to: '2' }, '1', ''], 'table.notText'],
  ['a text where a band should be', ['x', null, '18-25', '1', ''], 'table.notBand'],
  ['a band of words', ['x', null, { from: 'a', to: '2' }, '1', ''], 'table.notNumber'],
  ['a band upside down', ['x', null, { from: '5', to: '2' }, '1', ''], 'table.bandReversed'],
  ['a band of one edge that is out', ['x', null, { from: '5', to: '5', isToOut: true }, '1', ''], 'table.bandReversed'],
  ['no factor', ['x', null, { from: '1', to: '2' }, null, ''], 'table.noValue'],
  ['a factor in words', ['x', null, { from: '1', to: '2' }, '1.5x', ''], 'table.notNumber'],
  ['a factor of too many digits', ['x', null, { from: '1', to: '2' }, '1234567890123456', ''], 'table.notNumber'],
])('%s is refused with its cell', (_, bad, code) => {
  const outcome = compileTable(columns, [row('x', '1', '2', '1'), bad])
  expect(outcome.ok ? null : outcome.refusal).toMatchObject({ code, problems: [{ row: 1 }] })
})

test('a row may say that there is no price; the row for everybody else below it does not take its customers', () => {
  const outcome = compileTable(columns, [row('x', '1', '2', 'none'), row('x', null, null, '1.5')])
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  const { findRow, isNone, numberAt } = outcome.value
  expect([findRow(['x', Exact.of(2)]), isNone(0, 0)]).toEqual([0, true])
  expect([isNone(1, 0), numberAt(1, 0).toString()]).toEqual([false, '1.5'])
})

test('a table needs something to match, something to give, and rows', () => {
  const code = (cols: readonly TableColumn[], rows: readonly Row[]) => {
    const outcome = compileTable(cols, rows)
    return outcome.ok ? null : outcome.refusal.code
  }
  expect(code(columns.slice(3), [['1', '']])).toBe('table.noMatchColumn')
  expect(code(columns.slice(0, 3), [['x', null, null]])).toBe('table.noValueColumn')
  expect(code(columns, [])).toBe('table.empty')
  expect(code([...columns, columns[0] as TableColumn], [])).toBe('table.columnTwice')
})

test('of the versions that hold on a day the latest counts', () => {
  const versions = [
    { id: 'a', effectiveFrom: '2025-01-01', effectiveTo: '2025-12-31' },
    { id: 'b', effectiveFrom: '2026-01-01', effectiveTo: null },
    { id: 'c', effectiveFrom: '2026-07-01', effectiveTo: null },
  ]
  const on = (text: string) => versionOn(versions, parseDay(text) as number)?.id ?? null
  expect([on('2024-12-31'), on('2025-12-31'), on('2026-06-30'), on('2026-07-01')]).toEqual([null, 'a', 'b', 'c'])
})

/** Reads the sheet from the top, as a person would. */
function scan(rows: readonly Row[], inputs: readonly (string | Decimal)[]): number {
  return rows.findIndex((cells) =>
    inputs.every((input, at) => {
      const cell = cells[at] as Cell
      if (cell === null) return true
      if (typeof cell !== 'object') return cell === input
      return isInBand(cell, input as Decimal)
    }),
  )
}

function isInBand(band: Band, value: Decimal): boolean {
  if (band.from !== null && (value.lt(band.from) || (band.isFromOut && value.eq(band.from)))) return false
  return !(band.to !== null && (value.gt(band.to) || (band.isToOut && value.eq(band.to))))
}

const edge = fc.option(fc.integer({ min: 0, max: 40 }).map((n) => (n % 3 === 0 ? `${n}.5` : `${n}`)))
const band = fc.tuple(edge, edge, fc.boolean(), fc.boolean()).map(([a, b, isFromOut, isToOut]): Cell => {
  const [from, to] = a !== null && b !== null && Number(a) > Number(b) ? [b, a] : [a, b]
  if (from !== null && from === to) return { from, to }
  return { from, to, ...(isFromOut ? { isFromOut } : {}), ...(isToOut ? { isToOut } : {}) }
})
const wildRow = fc
  .tuple(fc.constantFrom('a', 'b', null), fc.constantFrom('x', 'y', 'z', null), fc.oneof(band, fc.constant(null)), band)
  .map((cells): Row => [...cells, '1'])
const wildColumns: readonly TableColumn[] = [
  { id: 'p', title: '', role: 'exact', of: 'text' },
  { id: 'q', title: '', role: 'exact', of: 'text' },
  { id: 'r', title: '', role: 'band', of: 'number' },
  { id: 's', title: '', role: 'band', of: 'number' },
  { id: 'v', title: '', role: 'factor' },
]
const point = fc.integer({ min: -4, max: 164 }).map((n) => Exact.of(n * 25, 2))

test('whatever the sheet, the compiled table finds the row that reading from the top finds', () => {
  const customer = fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('x', 'y', 'w'), point, point)
  fc.assert(
    fc.property(
      fc.array(wildRow, { minLength: 1, maxLength: 40 }),
      fc.array(customer, { minLength: 20, maxLength: 40 }),
      (rows, customers) => {
        const outcome = compileTable(wildColumns, rows)
        fc.pre(outcome.ok)
        if (!outcome.ok) return
        for (const [p, q, r, s] of customers) {
          const expected = scan(rows, [p, q, new Decimal(r.toString()), new Decimal(s.toString())])
          expect(outcome.value.findRow([p, q, r, s] satisfies Value[])).toBe(expected)
        }
      },
    ),
    { numRuns: 300 },
  )
}, 60_000)

test('a thousand rows over one another still compile and still give the first', () => {
  const rows = Array.from({ length: 3000 }, (_, at): Row => [
    'a',
    'x',
    { from: `${at}`, to: `${9000 - at}` },
    { from: `${at % 7}`, to: `${4000 + at}` },
    '1',
  ])
  const table = compiled(wildColumns, rows)
  expect(table.findRow(['a', 'x', Exact.of(2999), Exact.of(3)])).toBe(0)
  expect(table.findRow(['a', 'x', Exact.of(9000), Exact.of(4001)])).toBe(NO_ROW)
  expect(table.findRow(['a', 'x', Exact.of(8000), Exact.of(5000)])).toBe(1000)
})
