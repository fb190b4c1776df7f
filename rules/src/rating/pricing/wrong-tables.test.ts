import { expect, test } from 'vitest'
import type { TableColumn } from '../../design/parts'
import { checkTable } from './check-table'
import type { Row } from './table'

/** Sheets that were called sound while they priced a customer wrongly. */
const plans: TableColumn[] = [
  { id: 'plan', title: 'Plan', role: 'exact', of: 'text' },
  { id: 'city', title: 'City', role: 'exact', of: 'text' },
  { id: 'premium', title: 'Premium', role: 'amount', currency: 'HKD' },
]
const cities = ['Central', 'Wan Chai', 'Sha Tin', 'Tai Po', 'Sai Kung']
const sheet = (wrong: Record<string, string> = {}): Row[] =>
  ['basic', 'full'].flatMap((plan) =>
    cities.map((city, at): Row => [
      plan,
      city,
      wrong[`${plan} ${city}`] ?? String((plan === 'full' ? 980 : 640) + 5 * at),
    ]),
  )
const found = (columns: readonly TableColumn[], rows: readonly Row[]) => {
  const checked = checkTable(columns, rows)
  if (!checked.ok) throw new Error(checked.refusal.code)
  return checked.findings
}

test.each(['6450', '64.5'])('%s where its neighbours are about 645 stands out', (value) => {
  expect(found(plans, sheet({ 'basic Wan Chai': value }))).toMatchObject([
    { code: 'table.standsOut', rows: [1], column: 'premium', customer: { plan: 'basic', city: 'Wan Chai' } },
  ])
})

test.each([
  ['-645', 'table.negative'],
  ['0', 'table.zeroAmount'],
])('an amount of %s where its neighbours are about 645 is named as such', (value, code) => {
  expect(found(plans, sheet({ 'basic Wan Chai': value }))).toMatchObject([{ code, rows: [1], column: 'premium' }])
})

test.each([
  ['Factor', ['0', '1.2', '1.35'], [['table.timesZero', 0]]],
  ['Factor', ['1.2', '-0.7', '1.35'], [['table.negative', 1]]],
  ['Factor', ['0.9', '-0.7', '0.8'], [['table.negative', 1]]],
  // A share of nothing adds nothing, and one with a minus comes off.
  ['Load', ['0', '1', '2.5'], []],
  ['Rate', ['0', '0.5', '0.75'], []],
  ['Loadings and discounts', ['0.1', '0.5', '0.25', '-0.075'], []],
  // Of as many with nothing as without, nothing is meant.
  ['Counts', ['0', '1', '0', '1'], []],
] as const)('“%s” of %j: a factor of zero or less is named, a share is none', (title, values, told) => {
  const columns: TableColumn[] = [plans[1]!, { id: 'rate', title, role: 'factor' }]
  const list = found(
    columns,
    values.map((value, at): Row => [cities[at]!, value]),
  )
  expect(list.map(({ code, rows }) => [code, rows[0]])).toEqual(told)
})

test('a sheet whose plans lie far from each other has nothing that stands out', () => {
  expect(found(plans, sheet())).toEqual([])
  const dear = sheet().map(([plan, city, premium]): Row => [
    plan!,
    city!,
    plan === 'full' ? `${premium as string}0` : premium!,
  ])
  expect(found(plans, dear)).toEqual([])
})

test('one key: a list that grows on its own has nothing that stands out, one slip in it has', () => {
  const columns = plans.filter(({ id }) => id !== 'plan')
  const list = (values: readonly string[]) =>
    found(
      columns,
      values.map((value, at): Row => [`place ${at}`, value]),
    )
  expect(list(['50', '100', '200', '500', '2000'])).toEqual([])
  expect(list(['645', '650', '6450', '660', '640'])).toMatchObject([{ code: 'table.standsOut', rows: [2] }])
})

test('a minus among bands is named, discounts and loadings beside each other do not', () => {
  const bands = (role: 'amount' | 'factor'): TableColumn[] => [
    { id: 'age', title: 'Age', role: 'band', of: 'number', places: 0 },
    role === 'amount' ? { id: 'value', title: 'Value', role, currency: 'HKD' } : { id: 'value', title: 'Value', role },
  ]
  const rows = (values: readonly string[]) =>
    values.map((value, at): Row => [{ from: String(10 * at), to: String(10 * at + 9) }, value])
  expect(found(bands('amount'), rows(['640', '-645', '650', '655', '660']))).toMatchObject([
    { code: 'table.negative', rows: [1], customer: { age: '10' } },
  ])
  expect(found(bands('factor'), rows(['-0.1', '0', '0.05', '0.1', '0.15']))).toEqual([])
})

test('25,000.50 falls between two bands of whole numbers where the answer has cents', () => {
  const sums = (places: number): TableColumn[] => [
    { id: 'sum', title: 'Sum insured', role: 'band', of: 'number', places },
    { id: 'rate', title: 'Rate', role: 'factor' },
  ]
  const rows: Row[] = [
    [{ from: '0', to: '25000' }, '1'],
    [{ from: '25001', to: '50000' }, '1.1'],
  ]
  expect(found(sums(0), rows)).toEqual([])
  expect(found(sums(2), rows)).toMatchObject([{ code: 'table.gap', customer: { sum: '25000.5' } }])
})

test('a catch-all row under bands is not a second row for anybody', () => {
  const columns: TableColumn[] = [
    { id: 'plan', title: 'Plan', role: 'exact', of: 'text' },
    { id: 'age', title: 'Age', role: 'band', of: 'number', places: 0 },
    { id: 'rate', title: 'Rate', role: 'factor' },
  ]
  const rows: Row[] = [
    ['basic', { from: '18', to: '24' }, '1.5'],
    ['basic', { from: '25', to: '69' }, '1'],
    ['basic', null, '1.2'],
    ['full', { from: '18', to: '69' }, '1.6'],
    ['full', { from: null, to: null }, '1.7'],
  ]
  expect(found(columns, rows)).toEqual([])
  // Nobody is left for it: it is there in case, and no fault.
  const everybody: Row[] = [
    ['basic', { from: null, to: '24' }, '1.5'],
    ['basic', { from: '25', to: null }, '1'],
    ['basic', null, '1.2'],
  ]
  expect(found(columns, everybody)).toEqual([])
  expect(found(columns, [...everybody, ['basic', null, '1.3']])).toMatchObject([
    { code: 'table.unreachable', rows: [3, 0] },
  ])
  const above: Row[] = [rows[2]!, rows[0]!]
  expect(found(columns, above)).toMatchObject([{ code: 'table.unreachable' }])
  expect(found(columns, [rows[0]!, ['basic', { from: '20', to: '30' }, '1']])).toMatchObject([
    { code: 'table.overlap' },
  ])
})
