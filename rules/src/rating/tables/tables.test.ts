import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cell, Row, TableColumn } from '../pricing'
import {
  columnsRefusal,
  compareRows,
  findInRow,
  keyFrom,
  makeRoom,
  neutralised,
  overlapping,
  parseTabText,
  printCell,
  printTabText,
  readCell,
  replaceInText,
  soughtText,
  tabWidths,
  withoutGuard,
} from '.'

const text: TableColumn = { id: 'make', title: 'Make', role: 'exact', of: 'text' }
const yesNo: TableColumn = { id: 'usedAbroad', title: 'Used abroad', role: 'exact', of: 'yesNo' }
const age: TableColumn = { id: 'age', title: 'Age', role: 'band', of: 'number' }
const days: TableColumn = { id: 'days', title: 'Days', role: 'band', of: 'date' }
const factor: TableColumn = { id: 'factor', title: 'Factor', role: 'factor' }
const amount: TableColumn = { id: 'amount', title: 'Amount', role: 'amount', currency: 'HKD' }

describe('a cell as people type it', () => {
  test.each<[TableColumn, string, Cell]>([
    [text, ' Toyota ', 'Toyota'],
    [text, 'any', null],
    [yesNo, 'Yes', true],
    [yesNo, '否', false],
    [age, '18-25', { from: '18', to: '25' }],
    [age, '70+', { from: '70', to: null }],
    [age, '>18-<25', { from: '18', to: '25', isFromOut: true, isToOut: true }],
    [age, '', null],
    [days, '2026/1/1 - 2026/12/31', { from: '2026-01-01', to: '2026-12-31' }],
    [days, 'from 2026-01-01', { from: '2026-01-01', to: null }],
    [factor, '1.250', '1.250'],
    [factor, '95 %', '0.95'],
    [factor, '-2.5%', '-0.025'],
    [factor, '100%', '1'],
    [factor, 'None', 'none'],
    [factor, 'Refer', 'refer'],
    [factor, '拒保', 'decline'],
    [amount, 'HK$1,250.00', '1250.00'],
    [amount, 'S$1,250', '1250'],
    [amount, '1 250.50 €', '1250.50'],
    [amount, "CHF 1'250.50", '1250.50'],
    [amount, '(1,250.00)', '-1250.00'],
    [amount, '−$5', '-5'],
    [amount, '(7.5%)', '-0.075'],
    [amount, '1.05E-05', '0.0000105'],
    [amount, '１２', '12'],
  ])('in %o, %s', (column, typed, cell) => expect(readCell(column, typed)).toEqual({ ok: true, cell }))

  test.each<[TableColumn, string, Cell]>([
    [amount, '1.234,50', '1234.50'],
    [amount, '(1.234.567,5)', '-1234567.5'],
    [amount, 'Rp 1.250', '1250'],
    [factor, '1,25', '1.25'],
    [factor, '-2,5 %', '-0.025'],
    [text, 'a.b,c', 'a.b,c'],
  ])('in %o, %s where the comma marks decimals', (column, typed, cell) =>
    expect(readCell(column, typed, ',')).toEqual({ ok: true, cell }),
  )

  test('where the comma marks decimals, a point that groups nothing is refused, and what is printed is read back', () => {
    expect(readCell(factor, '1.25', ',')).toEqual({ ok: false, code: 'tables.cellNotNumber' })
    expect(printCell(factor, '1.250', ',')).toBe('1,250')
    expect(readCell(factor, '1,250', ',')).toEqual({ ok: true, cell: '1.250' })
    expect(printCell(text, 'v1.2', ',')).toBe('v1.2')
  })

  test.each<[TableColumn, string, string]>([
    [yesNo, 'perhaps', 'tables.cellNotYesNo'],
    [age, 'old', 'tables.cellNotBand'],
    [age, '25-18', 'tables.cellBandReversed'],
    [days, '2026-02-30', 'tables.cellNotBand'],
    [factor, '1,25', 'tables.cellNotNumber'],
    [factor, '0,500', 'tables.cellNotNumber'],
    [factor, '=1+', 'tables.cellNotNumber'],
    [factor, '1234567890123456', 'tables.cellNotNumber'],
    [text, 'x'.repeat(501), 'tables.cellTooLong'],
  ])('in %o, %s is refused', (column, typed, code) => expect(readCell(column, typed)).toEqual({ ok: false, code }))

  test.each<[TableColumn, Cell]>([
    [age, { from: '18', to: '25', isFromOut: true }],
    [age, { from: '-5', to: '10' }],
    [age, { from: '-5', to: '-1', isToOut: true }],
    [age, { from: '0', to: null, isFromOut: true }],
    [age, { from: null, to: '0.5' }],
    [age, { from: null, to: '0.5', isToOut: true }],
    [age, { from: '18', to: '18' }],
    [days, { from: '2026-01-01', to: '2026-12-31' }],
    [days, { from: null, to: '2026-12-31' }],
    [days, { from: '2026-12-31', to: null }],
    [yesNo, false],
    [text, 'a - b'],
    [factor, '-0.05'],
  ])('what is printed of %o %o is read back', (column, cell) =>
    expect(readCell(column, printCell(column, cell))).toEqual({ ok: true, cell }),
  )
})

test('cells come from a spreadsheet with tabs, lines and quotes, and go back the same way', () => {
  expect(parseTabText('a\tb\r\nc\t"d ""x""\nnext"\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd "x"\nnext'],
  ])
  expect(parseTabText('"half')).toEqual([['"half']])
  expect(parseTabText('"6"" wheel" more\t1')).toEqual([['"6"" wheel" more', '1']])
  expect(parseTabText('')).toEqual([['']])
  expect(parseTabText('a\n\nb')).toEqual([['a'], [''], ['b']])
  const grid = [
    ['x\ty', 'say "hi"'],
    ['', 'z'],
  ]
  expect(parseTabText(printTabText(grid))).toEqual(grid)
})

test('what a spreadsheet really puts on the clipboard becomes its cells', () => {
  const clipboard = '"two\r\nlines\tand ""quotes"""\t12%\t(1,234.50)\r\n\t1.05\t 920 \r\n'
  expect(parseTabText(clipboard)).toEqual([
    ['two\r\nlines\tand "quotes"', '12%', '(1,234.50)'],
    ['', '1.05', ' 920 '],
  ])
  expect(parseTabText('2026-01-05\t"5"\n\n')).toEqual([['2026-01-05', '5'], ['']])
})

test('how wide the rows of a text are is known without reading its cells', () => {
  const cell = fc.constantFrom('', '18-25', '1.05', 'a "b"', 'two\nlines', ' ')
  const ends = fc.constantFrom('', '\n', '\r\n', '\n\n')
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 })
  fc.assert(
    fc.property(rows, ends, fc.boolean(), (grid, end, isQuoted) => {
      const text = (isQuoted ? printTabText(grid) : grid.map((row) => row.join('\t')).join('\r\n')) + end
      expect([...tabWidths(text)]).toEqual(parseTabText(text).map((row) => row.length))
    }),
  )
})

test('a new version is compared by the customers its rows are for, and 1.50 is 1.5', () => {
  const columns = [text, age, factor]
  const row = (make: string, from: string, value: string): Row => [make, { from, to: null }, value]
  const before = [row('A', '18', '1.5'), row('B', '18', '2'), row('C', '18', '3'), row('C', '18', '4')]
  const after = [row('C', '18', '3'), row('A', '18.0', '1.50'), row('D', '18', '1'), row('B', '18', '2.1')]
  expect(compareRows(columns, before, after)).toEqual({
    added: [2],
    gone: [3],
    changed: [{ before: 1, after: 3, columns: ['factor'] }],
    sameCount: 2,
  })
})

test('the text of a formula is made harmless, and comes back as it was', () => {
  for (const bad of ['=1+1', '+1', '-1', '@x', '\tx', '\rx', '\nx', '＝1', '＋1', '－1', '＠x', "'=1"]) {
    expect(neutralised(bad)).toBe(`'${bad}`)
    expect(withoutGuard(neutralised(bad))).toBe(bad)
  }
  for (const good of ['18-25', "it's", '', "'tis"]) {
    expect(neutralised(good)).toBe(good)
    expect(withoutGuard(good)).toBe(good)
  }
})

test('a new version ends the earlier at the day before, and ends before a later one', () => {
  const active = [
    { id: 'one', number: 1, effectiveFrom: '2025-01-01', effectiveTo: null },
    { id: 'late', number: 3, effectiveFrom: '2027-01-01', effectiveTo: null },
  ]
  const wish = { effectiveFrom: '2026-01-01', effectiveTo: null }
  expect(overlapping(active, wish).map(({ id }) => id)).toEqual(['one', 'late'])
  expect(makeRoom(active, wish)).toEqual({
    days: { effectiveFrom: '2026-01-01', effectiveTo: '2026-12-31' },
    shortened: [{ id: 'one', number: 1, effectiveTo: '2025-12-31' }],
  })
  const same = { effectiveFrom: '2025-01-01', effectiveTo: '2025-06-30' }
  expect(makeRoom(active, same).shortened).toEqual([{ id: 'one', number: 1, effectiveTo: null }])
  expect(overlapping(active, { effectiveFrom: '2024-01-01', effectiveTo: '2024-12-31' })).toEqual([])
})

test('names become keys that recipes can hold, once each', () => {
  expect(keyFrom('Age factors (2026)')).toBe('ageFactors2026')
  expect(keyFrom('車齡')).toBe('table')
  expect(keyFrom('2026 base')).toBe('table2026Base')
  expect(keyFrom('Base', ['base', 'BASE2'])).toBe('base3')
})

test('columns need names, one that is matched and one that gives', () => {
  expect(columnsRefusal([text, factor])).toBeNull()
  expect(columnsRefusal([text])?.code).toBe('tables.noValueColumn')
  expect(columnsRefusal([factor])?.code).toBe('tables.noMatchColumn')
  expect(columnsRefusal([text, text, factor])?.code).toBe('tables.columnTwice')
  expect(columnsRefusal([{ ...text, id: 'the make' }, factor])?.code).toBe('tables.columnName')
  expect(columnsRefusal([{ ...text, title: ' ' }, factor])?.code).toBe('tables.columnUntitled')
})

test('a text is found in the columns it stands in, and replaced', () => {
  const row: Row = ['Toyota', { from: '18', to: '25' }, '1.25']
  const columns = [text, age, factor]
  expect(findInRow(columns, row, { text: '25' })).toEqual([1, 2])
  expect(findInRow(columns, row, { text: '25', column: 'factor' })).toEqual([2])
  expect(findInRow(columns, row, { text: 'toyota', isWhole: true })).toEqual([0])
  expect(findInRow(columns, row, { text: 'toyota', isCaseKept: true })).toEqual([])
  expect(replaceInText('1.25', { text: '.2' }, '.3')).toBe('1.35')
  const sought = ['1,288.50', '1,288', '25', '1,2', 'a,b'].map((shown) => soughtText(shown, '.'))
  expect(sought).toEqual(['1288.50', '1288', '25', '1,2', 'a,b'])
  expect(['1.288,50', '1,25', '1.288'].map((shown) => soughtText(shown, ','))).toEqual(['1288.50', '1.25', '1288'])
  expect(replaceInText('1.25', { text: '.3' }, '.3')).toBeNull()
})
