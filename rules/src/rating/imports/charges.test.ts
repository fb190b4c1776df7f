import { expect, test } from 'vitest'
import { identifySheet } from './identify-sheet'
import { aSheet } from './sheet.builder'
import { suggestMapping } from './suggest-mapping'

const percent = (number: string) => ({ number, look: 'percent' as const })
const found = (...rows: Parameters<typeof aSheet>[0]) =>
  identifySheet(aSheet(rows)).regions.map((region) => [
    region.title,
    region.scalars?.map(({ name, text }) => `${name}: ${text}`),
    region.isCharges,
  ])

test.each([
  ['Charge', 'Amount', ['Stamp duty', '1%'], ['Admin fee (HKD)', 50]],
  ['Item', 'Amount', ['MIB levy', percent('0.03')], ['Policy fee (HKD)', 95]],
  ['Fees', 'HKD', ['Policy fee', 95], ['Card charge', 12]],
  ['Tax', 'Rate', ['Premium tax', '12%'], ['Levy', '0.1%']],
] as const)(
  '%s and %s over charges is a list of them: each is meant for itself, and no customer chooses',
  (...list) => {
    const [header, value, one, other] = list
    const all = found([header, value], one, other)
    expect(all.every(([, scalars, isCharges]) => scalars && isCharges)).toBe(true)
    expect(all.flatMap(([, scalars]) => scalars as string[])).toHaveLength(2)
  },
)

test('percentages and money under one heading are no one factor, whatever they are called', () => {
  expect(found(['Item', 'Amount'], ['Roadside help', 120], ['Young driver', '15%'])).toEqual([
    ['Named amounts', ['Roadside help: 120'], undefined],
    ['Named factors', ['Young driver: 15%'], undefined],
  ])
})

test.each([
  [
    ['Sport', 'Loading'],
    ['None', '0%'],
    ['Skiing', '+40%'],
  ],
  [
    ['Excess', 'Factor'],
    ['Low', '110%'],
    ['High', 0.75],
  ],
  [
    ['Area', 'Premium'],
    ['North', 900],
    ['South', 700],
  ],
  [
    ['Area', 'Charge'],
    ['North', 900],
    ['South', 700],
  ],
])('%j is a table like any other', (...rows) => {
  expect(identifySheet(aSheet(rows)).regions.map(({ scalars }) => scalars)).toEqual([undefined])
})

test('named amounts stand where their names do', () => {
  const sheet = aSheet([
    ['Area', 'Small', 'Large'],
    ['North', 900, 950],
    ['South', 700, 720],
    [null],
    ['Minimum premium (HKD)', 480],
  ])
  const region = identifySheet(sheet).regions[1]!
  expect(region.edges).toMatchObject({ left: 0, right: 1, body: { from: 4, to: 4 } })
  expect(suggestMapping(region, { names: [], currency: 'HKD' }).mapping.columns.map(({ at }) => at)).toEqual([0, 1])
})

test('a sheet of notes alone is told line by line, and so are lines beside amounts that stand alone', () => {
  const notes = aSheet([['Third party liability: HKD 1,200 flat per boat.'], [null], ['Fee HKD 150.', 'Levy 0.1%.']])
  expect(identifySheet(notes)).toMatchObject({
    regions: [],
    texts: [
      { row: 0, text: 'Third party liability: HKD 1,200 flat per boat.' },
      { row: 2, text: 'Fee HKD 150. · Levy 0.1%.' },
    ],
  })
  const below = aSheet([
    ['Waiting period', 'Premium'],
    ['7 days', 420],
    ['14 days', 350],
    [null],
    ['* plus 10% for work at height'],
    ['Policy fee', 'HKD 60'],
    ['Levy', '0.1%'],
  ])
  expect(identifySheet(below).texts).toEqual([{ row: 4, text: '* plus 10% for work at height' }])
})

test('what a table says above and below itself is not told twice', () => {
  const sheet = aSheet([['Rates 2027'], ['Age', 'Factor'], ['18-25', 1.5], ['26+', 1], [null], ['Note: from 18 on.']])
  const { regions, texts } = identifySheet(sheet)
  expect(regions[0]?.asides).toMatchObject([{ row: 5 }])
  expect(texts).toBeUndefined()
})
