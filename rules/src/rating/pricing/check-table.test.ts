import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkTable } from './check-table'
import { compileTable, NO_ROW } from './compile-table'
import type { FindingCode } from './findings'
import { inputsAt, viewTable } from './table-groups'
import type { TableColumn, Trend } from '../../design/parts'
import type { Cell, Row } from './table'

const columns = (trend?: Trend): TableColumn[] => [
  { id: 'region', title: 'Region', role: 'exact', of: 'text' },
  { id: 'age', title: 'Age', role: 'band', of: 'number', places: 0 },
  { id: 'factor', title: 'Factor', role: 'factor', ...(trend ? { trend } : {}) },
]
const row = (region: Cell, from: string | null, to: string | null, factor: string): Row => [
  region,
  { from, to },
  factor,
]

function findings(rows: readonly Row[], cols: readonly TableColumn[] = columns()) {
  const checked = checkTable(cols, rows)
  if (!checked.ok) throw new Error(checked.refusal.code)
  return checked.findings
}

test('a sound sheet has no findings; 24 and 25 are neighbours where ages are whole', () => {
  expect(findings([row('n', null, '24', '1.5'), row('n', '25', '69', '1'), row('n', '70', null, '1.4')])).toEqual([])
})

test('a row that says that there is no price is no gap, and its neighbours are held against each other only', () => {
  const rows = [row('n', null, '24', '1.5'), row('n', '25', '69', 'none'), row('n', '70', null, '1.4')]
  expect(findings(rows)).toEqual([])
})

test('a gap names the customer who falls into it', () => {
  expect(findings([row('n', '18', '24', '1'), row('n', '26', '40', '1')])).toEqual([
    { code: 'table.gap', rows: [0, 1], customer: { region: 'n', age: '25' } },
  ])
})

test('a gap names the rows on both sides of it, however far the one behind it is', () => {
  const rows = [row('n', '30', '34', '1'), row('n', '35', '39', '1'), row('n', '50', '59', '1')]
  expect(findings(rows)).toMatchObject([{ code: 'table.gap', rows: [1, 2], customer: { age: '40' } }])
})

test('where decimals may come, 24.5 is a gap', () => {
  const decimal: TableColumn[] = [
    { id: 'sum', title: 'Sum', role: 'band', of: 'number' },
    { id: 'factor', title: 'Factor', role: 'factor' },
  ]
  expect(
    findings(
      [
        [{ from: '0', to: '24' }, '1'],
        [{ from: '25', to: '30' }, '1'],
      ],
      decimal,
    ),
  ).toMatchObject([{ code: 'table.gap', customer: { sum: '24.5' } }])
  expect(
    findings(
      [
        [{ from: '0', to: '25', isToOut: true }, '1'],
        [{ from: '25', to: '30' }, '1'],
      ],
      decimal,
    ),
  ).toEqual([])
})

test('a day between two date bands is a gap', () => {
  const dated: TableColumn[] = [
    { id: 'on', title: 'On', role: 'band', of: 'date' },
    { id: 'factor', title: 'Factor', role: 'factor' },
  ]
  expect(
    findings(
      [
        [{ from: '2026-01-01', to: '2026-02-27' }, '1'],
        [{ from: '2026-03-01', to: '2026-12-31' }, '1'],
      ],
      dated,
    ),
  ).toMatchObject([{ customer: { on: '2026-02-28' } }])
})

test('a combination that the sheet forgot is a gap', () => {
  const two: TableColumn[] = [
    { id: 'a', title: 'A', role: 'exact', of: 'text' },
    { id: 'b', title: 'B', role: 'exact', of: 'text' },
    { id: 'f', title: 'F', role: 'factor' },
  ]
  expect(
    findings(
      [
        ['x', 'p', '1'],
        ['x', 'q', '1'],
        ['y', 'p', '1'],
      ],
      two,
    ),
  ).toMatchObject([{ code: 'table.gapBeside', rows: [2], customer: { a: 'y', b: 'q' } }])
})

test('an overlap names the customer that both rows take', () => {
  expect(findings([row('n', '18', '30', '1'), row('n', '30', '40', '1.1')])).toMatchObject([
    { code: 'table.overlap', rows: [0, 1], customer: { age: '30' } },
  ])
})

test('a row under one that takes everything is never reached', () => {
  const found = findings([row(null, null, null, '1'), row('n', '18', '30', '1.2')])
  expect(found).toMatchObject([{ code: 'table.unreachable', rows: [1, 0], customer: { region: 'n', age: '18' } }])
})

test('a last row for all the rest is sound', () => {
  expect(findings([row('n', '18', '30', '1.2'), row(null, null, null, '1')])).toEqual([])
})

test('a row hidden by several rows together is found too', () => {
  const found = findings([row('n', '10', '20', '1'), row('n', '21', '30', '1'), row('n', '15', '25', '1')]).filter(
    (finding) => finding.code === 'table.unreachable',
  )
  expect(found).toMatchObject([{ rows: [2, 0] }])
})

test('a jump at an edge names both customers', () => {
  expect(findings([row('n', '18', '24', '1'), row('n', '25', '40', '2.5')])).toMatchObject([
    {
      code: 'table.jump',
      column: 'factor',
      customer: { age: '25' },
      other: { age: '24' },
      values: { ratio: '2.50', before: '1', after: '2.5' },
    },
  ])
})

test('a factor that should rise and falls is found', () => {
  const rising = columns({ along: 'age', direction: 'rising' })
  const found = findings([row('n', '18', '24', '1'), row('n', '25', '30', '1.2'), row('n', '31', '40', '1.1')], rising)
  expect(found).toMatchObject([{ code: 'table.notMonotonic', rows: [1, 2], customer: { age: '31' } }])
})

test('one value out of an otherwise steady row is found without being told', () => {
  const factors = ['1.00', '1.05', '1.10', '1.51', '1.20', '1.25', '1.30']
  const found = findings(factors.map((factor, at) => row('n', `${at * 10}`, `${at * 10 + 9}`, factor)))
  expect(found).toMatchObject([{ code: 'table.outOfLine', rows: [3], customer: { age: '30' } }])
})

test('a value beside its neighbours by what rounding does is no fault, one by a share that is felt is', () => {
  const amounts = (third: string) =>
    ['2390', '2398', third, '2409', '2416', '2425', '2431'].map((amount, at) => row('n', `${at}`, `${at}`, amount))
  expect(findings(amounts('2411'))).toEqual([])
  expect(findings(amounts('2511'))).toMatchObject([{ code: 'table.outOfLine', rows: [2] }])
})

test('a percentage among factors is found', () => {
  const found = findings([row('n', '1', '2', '1.05'), row('n', '3', '4', '1.1'), row('n', '5', '6', '105')])
  expect(found.map((finding) => finding.code)).toEqual(['table.unitsMixed'])
})

test('one value out of line is one fault: the steps to it and from it are not told as well', () => {
  const factors = ['1.0', '1.1', '1.2', '0.4', '1.4', '1.5', '1.6']
  const found = findings(factors.map((factor, at) => row('n', `${at * 10}`, `${at * 10 + 9}`, factor)))
  expect(found.map(({ code, rows }) => [code, rows])).toEqual([['table.outOfLine', [3]]])
})

test('a band that is wrong in every region is one fault, told once with how many more it hits', () => {
  const regions = ['n', 's', 'e']
  const rows = regions.flatMap((region) => [row(region, '18', '30', '1'), row(region, '30', '40', '1.1')])
  expect(findings(rows)).toEqual([
    { code: 'table.overlap', rows: [0, 1, 2, 3, 4, 5], customer: { region: 'n', age: '30' }, alike: 2 },
  ])
})

test('a price that doubles in every plan is one fault that names the plans', () => {
  const plans: TableColumn[] = [
    ...columns().slice(0, 2),
    { id: 'basic', title: 'Basic', role: 'amount', currency: 'HKD' },
    { id: 'plus', title: 'Plus', role: 'amount', currency: 'HKD' },
  ]
  const rows = ['n', 's'].flatMap((region): Row[] => [
    [region, { from: '0', to: '69' }, '100', '150'],
    [region, { from: '70', to: null }, '220', '310'],
  ])
  expect(findings(rows, plans)).toMatchObject([
    { code: 'table.jump', column: 'basic', alsoIn: ['plus'], rows: [0, 1, 2, 3], alike: 1 },
  ])
})

test('a loading that goes from one percent to eight is no jump, for the price hardly moves', () => {
  const shares = ['0', '0.01', '0.08', '0.02']
  expect(findings(shares.map((share, at) => row('n', `${at * 10}`, `${at * 10 + 9}`, share)))).toEqual([])
})

test('the same row twice is a row that nobody reaches, and not an overlap as well', () => {
  expect(findings([row('n', '18', '30', '1'), row('n', '18', '30', '1.1')]).map(({ code }) => code)).toEqual([
    'table.unreachable',
  ])
})

test('two currencies in one table are found', () => {
  const mixed: TableColumn[] = [
    { id: 'a', title: 'A', role: 'exact', of: 'text' },
    { id: 'p', title: 'P', role: 'amount', currency: 'HKD' },
    { id: 'q', title: 'Q', role: 'amount', currency: 'USD' },
  ]
  expect(findings([['x', '1', '1']], mixed)).toMatchObject([
    { code: 'table.currenciesMixed', values: { left: 'HKD', right: 'USD' } },
  ])
})

const cell = fc
  .tuple(fc.constantFrom('a', 'b', null), fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 12 }))
  .map(([region, from, width]): Row => row(region, `${from}`, `${from + width}`, '1'))

test('every gap is a customer without a row, every unreachable row really is one, and no customer is missed', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 8 }), (rows) => {
      const compiled = compileTable(columns(), rows)
      if (!compiled.ok) throw new Error(compiled.refusal.code)
      const found = findings(rows)
      const of = (code: FindingCode) => found.filter((finding) => finding.code === code)
      const view = viewTable(columns(), rows)
      const reached = new Set<number>()
      for (const region of ['a', 'b', 'other'])
        for (let age = 0; age <= 32; age++) reached.add(compiled.value.findRow(inputsAt(view, [region], [age * 2])))
      expect(new Set(of('table.unreachable').map((finding) => finding.rows[0]))).toEqual(
        new Set(rows.flatMap((_, at) => (reached.has(at) ? [] : [at]))),
      )
      for (const gap of of('table.gap'))
        expect(
          compiled.value.findRow(inputsAt(view, [gap.customer['region'] ?? ''], [Number(gap.customer['age']) * 2])),
        ).toBe(NO_ROW)
    }),
    { numRuns: 300 },
  )
}, 60_000)

test('a sheet of 20,000 sound rows has no findings', () => {
  const rows = Array.from({ length: 20_000 }, (_, at) =>
    row(`r${Math.floor(at / 10)}`, `${(at % 10) * 10}`, `${(at % 10) * 10 + 9}`, `1.${(at % 10) + 10}`),
  )
  expect(findings(rows)).toEqual([])
}, 30_000)
