import { expect, test } from 'vitest'
import { importOf, names } from './import-of.builder'
import type { RegionMapping } from './mapping'
import { aSheet } from './sheet.builder'
import { withPlaces } from './table-columns'

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
    ['north', '2'],
    // Whoever is not named: above the others, it would hide those below it.
    [null, '1'],
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

test('a figure with the sign of a footnote is taken without it, and that is said; a word with one is not', () => {
  const { rows, problems, summary } = importOf(
    aSheet([
      ['District', 'Factor', 'Premium (HKD)'],
      ['North', '1.25*', 'HKD 1,200 †'],
      ['South', '1,40**', 900],
      ['North', 'see *', 900],
    ]),
  )
  expect(rows).toEqual([
    ['north', '1.25', '1200'],
    ['south', '1.4', '900'],
    ['north', 'none', '900'],
  ])
  expect(problems.map(({ cell, code, values }) => [code, cell, values])).toEqual([
    ['imports.markTaken', 'Rates!B2', { figure: '1.25', mark: '*' }],
    ['imports.markTaken', 'Rates!C2', { figure: '1200', mark: '†' }],
    ['imports.markTaken', 'Rates!B3', { figure: '1.4', mark: '**' }],
    ['imports.notNumber', 'Rates!B4', { text: 'see *' }],
  ])
  expect(summary).toEqual({ read: 3, made: 3, leftOut: 1, noted: 0 })
})

test('a key with the sign of a footnote is the key; a star is one only where a note explains it', () => {
  const { rows, problems } = importOf(
    aSheet([
      ['Breed', 'Age', 'Factor'],
      ['C³', '0-3', 1.25],
      ['Pug*', '4-8*', 1.4],
      ['A†', '9-12', '1.5²'],
      ['B', '13+', 1.6],
      ['* Renewals only.', null, null],
    ]),
  )
  expect(rows).toEqual([
    ['C', { from: '0', to: '3' }, '1.25'],
    ['Pug', { from: '4', to: '8' }, '1.4'],
    ['A†', { from: '9', to: '12' }, '1.5'],
    ['B', { from: '13', to: null }, '1.6'],
  ])
  const taken = problems.filter(({ code }) => code === 'imports.markTaken')
  expect(taken.map(({ cell, values }) => [cell, values])).toEqual([
    ['Rates!A2', { figure: 'C', mark: '³' }],
    ['Rates!A3', { figure: 'Pug', mark: '*' }],
    ['Rates!B3', { figure: '4-8', mark: '*' }],
    ['Rates!C4', { figure: '1.5', mark: '²' }],
  ])
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
    ['Age', 'band'],
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

test('bands are as fine as their finest edge: nobody is between 49,999.99 and 50,000', () => {
  const columns = [{ id: 'v', title: 'Value', role: 'band' as const, of: 'number' as const }]
  const band = (from: string, to: string | null) => [{ from, to }]
  expect(withPlaces(columns, [band('0', '49999.99'), band('50000', null)], names)).toMatchObject([{ places: 2 }])
  expect(withPlaces(columns, [band('18', '24'), band('25', null)], names)).toMatchObject([{ places: 0 }])
})
