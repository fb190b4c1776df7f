import { expect, test } from 'vitest'
import { identifySheet } from './identify-sheet'
import { importOf, names } from './import-of.builder'
import type { KnownName, RegionMapping } from './mapping'
import { mappingProblems } from './mapping-problems'
import { aSheet } from './sheet.builder'
import { rememberTable } from './remembered'
import { suggestMapping } from './suggest-mapping'

test('columns are mapped by their names, in any language, and by their values', () => {
  const { mapping, reasons } = importOf(
    aSheet([
      ['年齡', '地區', 'Type', 'NCD', 'Factor', 'Remarks'],
      ['18-25', '北區', 'Saloon', 20, 1.2, 'new'],
      ['26+', '南區', 'Hatchback', 30, 1, null],
      ['26+', '北區', 'Saloon', 40, 1, null],
    ]),
  )
  expect(mapping.columns.map(({ role, of, source }) => [role, of, source])).toEqual([
    ['band', 'number', 'age(dateOfBirth, startDate)'],
    ['exact', 'text', 'district'],
    ['exact', 'text', 'vehicleType'],
    ['exact', 'number', 'ncd'],
    ['factor', 'text', null],
    ['skip', 'text', null],
  ])
  expect(reasons).toMatchObject({ 0: 'name', 1: 'values', 2: 'values', 3: 'name', 4: 'header', 5: 'note' })
})

test('what was mapped before is mapped so again, by its header', () => {
  const region = identifySheet(
    aSheet([
      ['Age', 'Factor'],
      ['18-25', 1.5],
      ['26+', 1],
    ]),
  ).regions[0]!
  const first = suggestMapping(region, { names, currency: 'HKD' })
  const { at: _at, toAt: _to, ...remembered } = { ...first.mapping.columns[1]!, role: 'amount' as const, title: 'Base' }
  const next = suggestMapping(region, { names, currency: 'HKD', remembered: { columns: { factor: remembered } } })
  expect(next.mapping.columns[1]).toMatchObject({ at: 1, role: 'amount', title: 'Base' })
  expect(next.reasons['1']).toBe('remembered')
})

test('a mapping that makes no table says what it lacks', () => {
  const { mapping, region } = importOf(
    aSheet([
      ['Age', 'Factor', 'Premium'],
      ['18-25', 1.5, 'HKD 10'],
      ['26+', 1, 'HKD 20'],
    ]),
  )
  const codes = (change: Partial<RegionMapping['columns'][0]>[]) =>
    mappingProblems(
      { cross: null, columns: mapping.columns.map((column, place) => ({ ...column, ...change[place] })) },
      region.edges,
    ).map(({ code }) => code)
  expect(codes([])).toEqual([])
  expect(codes([{ role: 'skip' }])).toEqual(['imports.noMatchColumn'])
  const unmatched = { cross: null, columns: mapping.columns.map((column) => ({ ...column, role: 'factor' as const })) }
  expect(mappingProblems(unmatched, region.edges)[0]).toMatchObject({ code: 'imports.noMatchColumn', title: 'Age' })
  expect(codes([{}, { role: 'any' }, { role: 'skip' }])).toEqual(['imports.noValueColumn'])
  expect(codes([{}, { title: ' ' }, { title: 'age' }])).toEqual(['imports.titleMissing', 'imports.titleTwice'])
  expect(codes([{}, {}, { currency: 'ABC' }])).toEqual(['imports.currencyMissing'])
  expect(codes([{ toAt: 1 }])).toEqual(['imports.columnTwice'])
  expect(codes([{ toAt: 9 }])).toEqual(['imports.outsideRegion'])
})

const number = (name: string, more: Partial<KnownName> = {}): KnownName => ({
  name,
  kind: 'number',
  titles: [],
  options: [],
  ...more,
})
const choice = (name: string, ...values: string[]): KnownName => ({
  name,
  kind: 'choice',
  titles: [],
  options: values.map((value) => ({ value, labels: [value] })),
})

/** What the first of two columns, the other being a factor, is asked with. */
function sourceOf(header: string, cells: readonly (string | number)[], known: readonly KnownName[]) {
  const rows = cells.map((cell, at) => [cell, 1 + at / 10])
  const region = identifySheet(aSheet([[header, 'Factor'], ...rows])).regions[0]!
  const { mapping } = suggestMapping(region, { names: known, currency: 'HKD' })
  const [column] = mapping.columns
  return column!.role === 'exact' || column!.role === 'band' ? column!.source : `no key but ${column!.role}`
}

const years = [number('ncdYears', { places: 0, min: '0', max: '20' })]

test.each([
  ['NCD', ['0%', '20%', '30%', '40%'], years, 'no key but factor'],
  ['NCD', [0.2, 0.35, 0.4, 0.55], years, 'no key but factor'],
  ['NCD', [0, 1, 2, 3], years, 'ncdYears'],
  ['NCD years', ['0', '1', '2-4', '5+'], years, 'ncdYears'],
  ['NCD', ['0%', '20%', '30%', '40%'], [number('ncd', { titles: ['No claim discount (%)'], places: 0 })], 'ncd'],
  ['NCD', ['0%', '20%', '30%'], [choice('ncd', '0%', '20%', '30%')], 'ncd'],
  ['Deductible', [0, 16_000, 25_000, 50_000], [number('deductible', { max: '90' })], null],
  ['Deductible', [0, 16_000, 25_000, 50_000], [number('deductible', { max: '120000' })], 'deductible'],
  ['Smoker', ['yes', 'no', 'yes'], [number('smoker')], null],
  ['Age', ['0-17', '18-69', '70-80'], [number('oldestAge', { places: 0, min: '18', max: '85' })], 'oldestAge'],
  ['Age', ['0-17', '18-69', '70-80'], [number('vehicleAge', { places: 0 })], null],
  ['Age', ['0-17', '18-69', '70-80'], [number('oldestAge'), number('childAge')], null],
] as const)('%s with %j is asked with what it can be', (header, cells, known, source) => {
  expect(sourceOf(header, cells, known)).toBe(source)
})

test('words across are one column where a question has such answers, and only then', () => {
  const sheet = aSheet([
    ['Age', 'Male', 'Female', 'Theft'],
    ['18-25', 1.5, 1.4, 1.1],
    ['26+', 1, 0.9, 1],
  ])
  const region = identifySheet(sheet).regions[0]!
  const { mapping } = suggestMapping(region, { names: [choice('gender', 'Male', 'Female')], currency: 'HKD' })
  expect(mapping.cross).toMatchObject({ columns: [1, 2], source: 'gender', role: 'exact', of: 'text' })
  expect(mapping.columns.map(({ at, role }) => [at, role])).toEqual([
    [0, 'band'],
    [3, 'factor'],
  ])
  expect(suggestMapping(region, { names, currency: 'HKD' }).mapping.cross).toBeNull()
})

test('columns that were kept apart the last time are kept apart again', () => {
  const region = identifySheet(
    aSheet([
      ['Age \\ Engine', '<1000', '1000-1999'],
      ['18-25', 1.5, 1.8],
      ['26+', 1, 1.1],
    ]),
  ).regions[0]!
  const { mapping } = suggestMapping(region, { names, currency: 'HKD' })
  expect(mapping.cross).not.toBeNull()
  const [key] = mapping.columns
  const factors = [1, 2].map((at) => ({ ...key!, at, role: 'factor' as const, title: `Column ${at}` }))
  const remembered = rememberTable(region, { columns: [key!, ...factors], cross: null })
  const next = suggestMapping(region, { names, currency: 'HKD', remembered }).mapping
  expect(next.cross).toBeNull()
  expect(next.columns.map(({ role }) => role)).toEqual(['band', 'factor', 'factor'])
})

test('a cross table comes again as somebody left it, wherever its columns are now', () => {
  const header = ['Age \\ Engine', '<1000', '1000-1999']
  const region = identifySheet(aSheet([header, ['18-25', 1.5, 1.8], ['26+', 1, 1.1]])).regions[0]!
  const { mapping } = suggestMapping(region, { names, currency: 'HKD' })
  const value = { ...mapping.cross!.value, title: 'Base', role: 'amount' as const, currency: 'EUR' }
  const changed = { ...mapping, cross: { ...mapping.cross!, title: 'Engine size', source: 'engineSize', value } }
  const moved = identifySheet(
    aSheet([
      [null, ...header],
      [null, '18-25', 1.5, 1.8],
      [null, '26+', 1, 1.1],
    ]),
  ).regions[0]!
  const remembered = rememberTable(region, changed)
  const next = suggestMapping(moved, { names, currency: 'HKD', remembered })
  expect(next.mapping.cross).toEqual({ ...changed.cross, columns: [2, 3] })
  expect(next.reasons.cross).toBe('remembered')
})

test('a percentage in front of the keys names its row; the factor behind them is what the table gives', () => {
  const region = identifySheet(
    aSheet([
      ['NCD', 'Years without a claim', 'Factor'],
      ['0%', 0, 1],
      ['20%', 1, 0.8],
      ['30%', '2+', 0.7],
    ]),
  ).regions[0]!
  const { mapping, reasons } = suggestMapping(region, { names: years, currency: 'HKD' })
  expect(mapping.columns.map(({ role }) => role)).toEqual(['any', 'band', 'factor'])
  expect(reasons['0']).toBe('label')
})

const suggestFor = (...rows: Parameters<typeof aSheet>[0]) =>
  suggestMapping(identifySheet(aSheet(rows)).regions[0]!, { names, currency: 'HKD' }).mapping

test('a header that names a currency is in it, whatever the product sells in', () => {
  const { columns } = suggestFor(['District', 'Base £'], ['North', 1200], ['South', 1500])
  expect(columns[1]).toMatchObject({ role: 'amount', currency: 'GBP' })
})

test('answers that stand under one heading and again under the next stay columns of their own', () => {
  const genders = [
    {
      ...names[1]!,
      name: 'gender',
      titles: ['Gender'],
      options: ['Male', 'Female'].map((label) => ({ value: label.toLowerCase(), labels: [label] })),
    },
  ]
  const sheet = aSheet(
    [
      ['Age', 'Comprehensive', null, 'Third party', null],
      [null, 'Male', 'Female', 'Male', 'Female'],
      ['18-25', 900, 800, 500, 400],
      ['26+', 700, 600, 300, 200],
    ],
    [
      { top: 0, left: 1, bottom: 0, right: 2 },
      { top: 0, left: 3, bottom: 0, right: 4 },
    ],
  )
  const { columns, cross } = suggestMapping(identifySheet(sheet).regions[0]!, {
    names: genders,
    currency: 'HKD',
  }).mapping
  expect(cross).toBeNull()
  expect(columns.map(({ role, title }) => `${title}: ${role}`)).toEqual([
    'Age: band',
    'Comprehensive / Male: amount',
    'Comprehensive / Female: amount',
    'Third party / Male: amount',
    'Third party / Female: amount',
  ])
})

test.each([
  ['Min value', 'Max value'],
  ['Value low', 'Value high'],
  ['Wert von', 'Wert bis'],
])('%s beside %s is one band', (from, to) => {
  const { columns } = suggestFor([from, to, 'Factor'], [0, 999, 1], [1000, 1999, 1.1], [2000, 2999, 1.2])
  expect(columns.map(({ role }) => role)).toEqual(['band', 'factor'])
})

test('a column that is called a factor is one, though some of its cells are marked or missing', () => {
  const { columns } = suggestFor(
    ['Area', 'Factor'],
    ['AB', 1.05],
    ['CD', '1.25*'],
    ['EF', '0,95'],
    ['GH', '1.40†'],
    ['IJ', 'n/a'],
  )
  expect(columns.map(({ role }) => role)).toEqual(['exact', 'factor'])
})

test('a table that decides says its reasons, and a loading where there is one', () => {
  const { columns } = suggestFor(
    ['Year built', 'Decision', 'Reason', 'Loading %', 'Exclusion'],
    ['1900-1939', 'Refer', 'Older than the scheme', null, null],
    ['1940-1959', 'Accept with terms', 'Parts are rare', 15, 'Racing'],
    ['1960-1999', 'Accept', null, null, null],
  )
  expect(columns.map(({ role }) => role)).toEqual(['band', 'text', 'text', 'text', 'text'])
})

test('percentages in front of the factors that they are for are a choice, called as they are written', () => {
  const percent = (number: string) => ({ number, look: 'percent' as const })
  const typed = importOf(
    aSheet([
      ['Deductible (% of value)', 'Factor'],
      ['0.5%', 1.15],
      ['1% (standard)', 1],
      ['2%', 0.88],
      ['5%', '0.75'],
    ]),
  )
  expect(typed.columns.map(({ role }) => role)).toEqual(['exact', 'factor'])
  expect(typed.rows).toEqual([
    ['0.5%', '1.15'],
    ['1% (standard)', '1'],
    ['2%', '0.88'],
    ['5%', '0.75'],
  ])
  const shown = importOf(
    aSheet([
      ['Deductible', 'Discount'],
      [percent('0.005'), '0%'],
      [percent('0.01'), '5%'],
    ]),
  )
  expect(shown.rows).toEqual([
    ['0.5%', '0'],
    ['1%', '0.05'],
  ])
  const rates = importOf(
    aSheet([
      ['Rate', 'Load'],
      ['5%', '1%'],
      ['5%', '2%'],
    ]),
  )
  expect(rates.columns.map(({ role }) => role)).toEqual(['factor', 'factor'])
})
