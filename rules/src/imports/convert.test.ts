import { expect, test } from 'vitest'
import { convertRegion } from './convert-region'
import type { ConvertProblem } from './convert-problem'
import { identifySheet } from './identify-sheet'
import type { KnownName, RegionMapping } from './mapping'
import { mappingProblems } from './mapping-problems'
import type { Sheet } from './sheet'
import { aSheet } from './sheet.builder'
import { suggestMapping } from './suggest-mapping'
import { tableColumnsOf, withPlaces } from './table-columns'

const names: KnownName[] = [
  { name: 'dateOfBirth', kind: 'date', titles: ['Date of birth'], options: [] },
  {
    name: 'district',
    kind: 'choice',
    titles: ['District'],
    options: [
      { value: 'north', labels: ['North', '北區'] },
      { value: 'south', labels: ['South', '南區'] },
    ],
  },
  {
    name: 'vehicleType',
    kind: 'choice',
    titles: ['Vehicle type'],
    options: [
      { value: 'saloon', labels: ['Saloon'] },
      { value: 'hatchback', labels: ['Hatchback'] },
    ],
  },
  { name: 'ncd', kind: 'number', titles: ['No claim discount'], options: [] },
]

function importOf(sheet: Sheet, change: (mapping: RegionMapping) => RegionMapping = (mapping) => mapping) {
  const region = identifySheet(sheet).regions[0]!
  const suggested = suggestMapping(region, { names, currency: 'HKD' })
  const mapping = change(suggested.mapping)
  const rows: unknown[] = []
  const problems: ConvertProblem[] = []
  const summary = convertRegion(sheet, region, mapping, names, {
    row: (row) => rows.push(row),
    problem: (problem) => problems.push(problem),
  })
  return { region, mapping, reasons: suggested.reasons, rows, problems, summary, columns: tableColumnsOf(mapping) }
}

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
    ['any', 'text', null],
  ])
  expect(reasons).toMatchObject({ 0: 'name', 1: 'values', 2: 'values', 3: 'name', 4: 'header', 5: 'header' })
})

test('answers are taken in every language and case as the value that logic compares with', () => {
  const { rows, problems } = importOf(
    aSheet([
      ['District', 'Factor'],
      ['NORTH', 1.1],
      ['南區', 0.9],
      ['any', 1],
      ['north', 2],
    ]),
  )
  expect(rows).toEqual([
    ['north', '1.1'],
    ['south', '0.9'],
    [null, '1'],
    ['north', '2'],
  ])
  expect(problems).toEqual([])
})

test('a word that is no answer is a keyword error with its cell and the nearest answer', () => {
  const { rows, problems, summary } = importOf(
    aSheet([
      ['Vehicle type', 'Factor'],
      ['Saloon', 1.1],
      ['Hatchbak', 0.9],
      ['Saloon', 1],
    ]),
  )
  expect(rows).toHaveLength(2)
  expect(problems).toEqual([
    expect.objectContaining({
      code: 'imports.keywordError',
      cell: 'Rates!A3',
      text: 'Hatchbak',
      values: { text: 'Hatchbak', name: 'Vehicle type', nearest: 'Hatchback' },
    }),
  ])
  expect(summary).toEqual({ read: 3, made: 2, leftOut: 1, noted: 0 })
})

test('from and to in two columns are one band, open at the end', () => {
  const { rows, columns } = importOf(
    aSheet([
      ['Age from', 'Age to', 'Factor'],
      [18, 24, 1.5],
      [25, 64, 1],
      [65, 'and above', 1.3],
    ]),
  )
  expect(columns).toMatchObject([
    { title: 'Age', role: 'band', of: 'number', source: 'age(dateOfBirth, startDate)' },
    { role: 'factor' },
  ])
  expect(rows).toEqual([
    [{ from: '18', to: '24' }, '1.5'],
    [{ from: '25', to: '64' }, '1'],
    [{ from: '65', to: null }, '1.3'],
  ])
})

test('a cross table becomes one row for each combination that has a rate', () => {
  const { rows, columns, problems } = importOf(
    aSheet([
      ['Age \\ Engine', '<1000', '1000-1999', '2000+'],
      ['18-25', 1.5, 1.8, null],
      ['26+', 1, 1.1, 1.4],
    ]),
  )
  expect(columns.map(({ title, role }) => [title, role])).toEqual([
    ['Age \\ Engine', 'band'],
    ['Engine', 'band'],
    ['Factor', 'factor'],
  ])
  expect(rows).toHaveLength(5)
  expect(rows[0]).toEqual([{ from: '18', to: '25' }, { from: null, to: '1000', isToOut: true }, '1.5'])
  expect(problems).toEqual([expect.objectContaining({ code: 'imports.crossEmpty', cell: 'Rates!D2' })])
})

test('merged cells hold for every row they cover; a column that is mostly empty means the row above', () => {
  const merged = importOf(
    aSheet(
      [
        ['Area', 'Use', 'Factor'],
        ['East', 'a', 1],
        [null, 'b', 2],
        ['West', 'a', 3],
      ],
      [{ top: 1, left: 0, bottom: 2, right: 0 }],
    ),
  )
  expect(merged.rows.map((row) => (row as unknown[])[0])).toEqual(['East', 'East', 'West'])
  const bare = importOf(
    aSheet([
      ['Area', 'Use', 'Factor'],
      ['East', 'a', 1],
      [null, 'b', 2],
      [null, 'c', 2],
      ['West', 'a', 3],
      [null, 'b', 4],
      [null, 'c', 5],
    ]),
  )
  expect(bare.rows.map((row) => (row as unknown[])[0])).toEqual(['East', 'East', 'East', 'West', 'West', 'West'])
})

test('percentages are shares, changes or points, as their column says', () => {
  const sheet = aSheet([
    ['Area', 'Loading'],
    ['a', '+15%'],
    ['b', '-5%'],
    ['c', '+0%'],
  ])
  expect(importOf(sheet).rows).toEqual([
    ['a', '1.15'],
    ['b', '0.95'],
    ['c', '1'],
  ])
  const share = (mapping: RegionMapping): RegionMapping => ({
    ...mapping,
    columns: mapping.columns.map((column) => ({ ...column, percentAs: 'share' })),
  })
  expect(importOf(sheet, share).rows[0]).toEqual(['a', '0.15'])
})

test.each([
  ['a word among factors', ['18-25', 'tbc'], 'imports.notNumber', 'Rates!B4'],
  ['a factor that is missing', ['18-25', null], 'imports.valueMissing', 'Rates!B4'],
  [
    'a formula that was never worked out',
    ['18-25', { fault: 'formula', text: '=A1' }],
    'imports.formulaEmpty',
    'Rates!B4',
  ],
  ['an error of the program', ['18-25', { fault: 'error', text: '#REF!' }], 'imports.cellError', 'Rates!B4'],
  ['a band the wrong way round', ['25-18', 1], 'imports.bandReversed', 'Rates!A4'],
  ['a word among bands', ['young', 1], 'imports.notBand', 'Rates!A4'],
  ['more digits than can be kept', ['18-25', '1.2345678901234567'], 'imports.tooManyDigits', 'Rates!B4'],
] as const)('%s is listed with its cell and its row is left out', (_, row, code, cell) => {
  const { problems, rows } = importOf(
    aSheet([['Age', 'Factor'], ['26-30', 1.25], ['31-40', 1.5], [...row], ['41+', 1]]),
  )
  expect(problems).toEqual([expect.objectContaining({ code, cell })])
  expect(rows).toHaveLength(3)
})

test('an amount in another currency is no amount of this column', () => {
  const { problems } = importOf(
    aSheet([
      ['Area', 'Premium'],
      ['a', 'HKD 100.00'],
      ['b', 'USD 20.00'],
      ['c', 'HKD 90.00'],
    ]),
  )
  expect(problems).toEqual([
    expect.objectContaining({
      code: 'imports.currencyDiffers',
      cell: 'Rates!B3',
      values: { found: 'USD', expected: 'HKD' },
    }),
  ])
})

test('headings and repeated headers between the rates are noted, not made into rates', () => {
  const { problems, rows } = importOf(
    aSheet([
      ['Age', 'Area', 'Factor'],
      ['18-25', 'a', 1],
      ['Section B'],
      ['26+', 'a', 1],
      ['Age', 'Area', 'Factor'],
      ['26+', 'b', 1.5],
    ]),
  )
  expect(rows).toHaveLength(3)
  expect(problems.map(({ code, cell }) => [code, cell])).toEqual([
    ['imports.headingInside', 'Rates!A3'],
    ['imports.headerAgain', 'Rates!A5'],
  ])
})

test('numbers as texts of three places are one number each', () => {
  const { rows, problems } = importOf(
    aSheet([
      ['Area', 'Premium'],
      ['a', '1.234,50'],
      ['b', '2 000,00'],
      ['c', '1.500'],
      ['d', { number: '99.5', look: 'plain' }],
    ]),
  )
  expect(rows.map((row) => (row as unknown[])[1])).toEqual(['1234.5', '2000', '1500', '99.5'])
  expect(problems).toEqual([])
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
  const next = suggestMapping(region, { names, currency: 'HKD', remembered: { factor: remembered } })
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
  expect(codes([{}, { role: 'any' }, { role: 'skip' }])).toEqual(['imports.noValueColumn'])
  expect(codes([{}, { title: ' ' }, { title: 'age' }])).toEqual(['imports.titleMissing', 'imports.titleTwice'])
  expect(codes([{}, {}, { currency: 'XXX' }])).toEqual(['imports.currencyMissing'])
  expect(codes([{ toAt: 1 }])).toEqual(['imports.columnTwice'])
  expect(codes([{ toAt: 9 }])).toEqual(['imports.outsideRegion'])
})

test('bands of whole edges hold whole numbers', () => {
  const { columns, rows } = importOf(
    aSheet([
      ['Age', 'Factor'],
      ['18-25', 1.5],
      ['26+', 1],
    ]),
  )
  expect(withPlaces(columns, rows as never, names)[0]).toMatchObject({ role: 'band', places: 0 })
})
