import fc from 'fast-check'
import { expect, test } from 'vitest'
import { identifySheet } from './identify-sheet'
import { aSheet } from './sheet.builder'

const merge = (top: number, left: number, bottom: number, right: number) => ({ top, left, bottom, right })

test('titles above and notes below are told from the header and the rates', () => {
  const [region, ...more] = identifySheet(
    aSheet([
      ['Harbour Insurance'],
      ['Table 2: Factor by age'],
      [null],
      ['Driver age', 'Gender', 'Factor'],
      ['18-25', 'M', 1.9],
      ['26-69', 'M', 1],
      ['70+', 'F', 1.4],
      [null],
      ['Note: drivers under 18 are not accepted.'],
    ]),
  ).regions
  expect(more).toEqual([])
  expect(region).toMatchObject({
    title: 'Table 2: Factor by age',
    edges: {
      left: 0,
      right: 2,
      titles: { from: 0, to: 1 },
      header: { from: 3, to: 3 },
      body: { from: 4, to: 6 },
      notes: { from: 8, to: 8 },
    },
    cross: null,
  })
  expect(region?.columns.map(({ name, profile }) => [name, profile.kind])).toEqual([
    ['Driver age', 'band'],
    ['Gender', 'text'],
    ['Factor', 'number'],
  ])
})

test.each([
  [['Household tariff', 'Effective 01/04/2027. Annual rates per mille of sum insured'], 'Household tariff'],
  [['Valid from 1 July 2027: rates in HKD'], ''],
  [['Household rates, effective 01/04/2027'], 'Household rates, effective 01/04/2027'],
])('a line that says from when on rates hold is no name of theirs: %j', (lines, title) => {
  const rows = [...lines.map((line) => [line]), [null], ['Age', 'Factor'], ['18-25', 1.5], ['26+', 1]]
  expect(identifySheet(aSheet(rows)).regions[0]).toMatchObject({ title, lines })
})

test('a header of two rows with merged cells gives every column its whole name', () => {
  const { regions } = identifySheet(
    aSheet(
      [
        ['Area', 'Comprehensive', null, 'Third party', null],
        [null, 'Saloon', 'Van', 'Saloon', 'Van'],
        ['North', 900, 1_200, 500, 640],
        ['South', 950, 1_280, 510, 655],
      ],
      [merge(0, 0, 1, 0), merge(0, 1, 0, 2), merge(0, 3, 0, 4)],
    ),
  )
  expect(regions[0]?.edges).toMatchObject({ header: { from: 0, to: 1 }, body: { from: 2, to: 3 } })
  expect(regions[0]?.columns.map(({ name }) => name)).toEqual([
    'Area',
    'Comprehensive / Saloon',
    'Comprehensive / Van',
    'Third party / Saloon',
    'Third party / Van',
  ])
})

test('bands across are found as a cross table, with and without a heading over them', () => {
  const merged = identifySheet(
    aSheet(
      [
        ['Age', 'Engine (cc)', null, null],
        [null, 'up to 1500', '1501-2500', '2501+'],
        ['18-25', 1.2, 1.5, 2.1],
        ['26+', 1, 1.1, 1.4],
      ],
      [merge(0, 0, 1, 0), merge(0, 1, 0, 3)],
    ),
  ).regions[0]
  expect(merged?.cross).toEqual({ columns: [1, 2, 3], name: 'Engine (cc)', of: 'band', isSure: true })
  const corner = identifySheet(
    aSheet([
      ['Age \\ NCD', 0, 10, 20],
      ['18-25', 2, 1.8, 1.6],
      ['26+', 1, 0.9, 0.8],
    ]),
  ).regions[0]
  expect(corner?.cross).toMatchObject({ columns: [1, 2, 3], name: 'NCD', of: 'number' })
})

test('tables below each other and side by side are separate', () => {
  const below = identifySheet(
    aSheet([
      ['Age', 'Factor'],
      ['18-25', 1.5],
      ['26+', 1],
      [null],
      ['Table 2: by area'],
      ['Area', 'Factor'],
      ['North', 1.1],
      ['South', 0.9],
    ]),
  ).regions
  expect(below.map(({ edges }) => edges.body)).toEqual([
    { from: 1, to: 2 },
    { from: 6, to: 7 },
  ])
  expect(below[1]?.title).toBe('Table 2: by area')
  const beside = identifySheet(
    aSheet([
      ['Age', 'Factor', null, 'Sport', 'Loading'],
      ['18-25', 1.5, null, 'None', '+0%'],
      ['26-40', 1.1, null, 'Skiing', '+40%'],
      ['41+', 1, null, 'Diving', '+35%'],
    ]),
  ).regions
  expect(beside.map(({ edges }) => [edges.left, edges.right])).toEqual([
    [0, 1],
    [3, 4],
  ])
})

test('an empty row inside a table does not end it, a sum under it is no rate', () => {
  const [region] = identifySheet(
    aSheet([
      ['Age', 'Area', 'Factor'],
      ['18-25', 'North', 1.5],
      ['26+', 'North', 1],
      [null],
      ['18-25', 'South', 1.4],
      ['26+', 'South', 0.9],
      ['Average', null, 1.2],
    ]),
  ).regions
  expect(region?.edges.body).toEqual({ from: 1, to: 5 })
})

test('a table without a header is found, its columns called by their letters', () => {
  const [region] = identifySheet(
    aSheet([
      ['18-25', 1.5],
      ['26-40', 1.1],
      ['41+', 1],
    ]),
  ).regions
  expect(region?.edges.header).toBeNull()
  expect(region?.columns.map(({ name }) => name)).toEqual(['A', 'B'])
})

test('words alone are no table', () => {
  expect(
    identifySheet(aSheet([['Read me'], [null], ['Prepared by Pricing'], ['All premiums in HKD']])).regions,
  ).toEqual([])
})

test('currencies and number styles of a column are found from its cells', () => {
  const [region] = identifySheet(
    aSheet([
      ['Area', 'Premium'],
      ['North', '€1.200,50'],
      ['South', '€900,00'],
      ['West', '€1.100'],
    ]),
  ).regions
  expect(region?.columns[1]?.profile).toMatchObject({ kind: 'money', currencies: ['EUR'], numberStyle: 'comma' })
})

test('whatever stands around it, a plain table is found where it is', () => {
  const around = fc.record({
    above: fc.integer({ min: 0, max: 4 }),
    left: fc.integer({ min: 0, max: 3 }),
    rows: fc.integer({ min: 3, max: 40 }),
    below: fc.boolean(),
  })
  fc.assert(
    fc.property(around, ({ above, left, rows, below }) => {
      const pad = Array.from({ length: left }, () => null)
      const titles = Array.from({ length: above }, (_, at) => [...pad, at === 0 ? 'Rates of this year' : null])
      const body = Array.from({ length: rows }, (_, at) => [
        ...pad,
        `${at * 5}-${at * 5 + 4}`,
        at % 2 ? 'North' : 'South',
        1 + at / 100,
      ])
      const sheet = aSheet([
        ...titles,
        [...pad, 'Age', 'Area', 'Factor'],
        ...body,
        ...(below ? [[null], [...pad, 'Note: as filed.']] : []),
      ])
      const [region] = identifySheet(sheet).regions
      expect(region?.edges).toMatchObject({
        left,
        right: left + 2,
        header: { from: above, to: above },
        body: { from: above + 1, to: above + rows },
      })
    }),
  )
})
