import { expect, test } from 'vitest'
import { openAcross } from './across-open'
import { identifySheet } from './identify-sheet'
import { aSheet } from './sheet.builder'
import { suggestMapping } from './suggest-mapping'
import { turnedMapping } from './turn-mapping'

const setting = { names: [], currency: 'HKD' }
const regionOf = (headings: readonly string[]) =>
  identifySheet(
    aSheet([
      ['Age', ...headings],
      ['18-25', ...headings.map((_, at) => 150 + at)],
      ['26-40', ...headings.map((_, at) => 120 + at)],
      ['41+', ...headings.map((_, at) => 110 + at)],
    ]),
  ).regions[0]!
const open = (...headings: string[]) => {
  const region = regionOf(headings)
  const places = openAcross(region, suggestMapping(region, setting).mapping)
  return places && region.columns.filter(({ at }) => places.includes(at)).map(({ name }) => name)
}

test.each([
  [['Basic (HKD)', 'Plus (HKD)', 'Max (HKD)']],
  [['Silver (HKD)', 'Gold (HKD)', 'Premium (HKD)']],
  [['Premium (HKD)', 'Standard (HKD)', 'Basic (HKD)']],
  [['Brick (HKD)', 'Timber (HKD)', 'Steel (HKD)']],
])('all plans are asked about, whatever the highest is called: %s', (headings) => {
  expect(open(...headings)).toEqual(headings)
})

test.each([[['Premium (HKD)', 'Levy (HKD)']], [['Premium (HKD)', 'Brick (HKD)']], [['Min (HKD)', 'Max (HKD)']]])(
  'what are different things by their words is not asked about: %s',
  (headings) => {
    expect(open(...headings)).toBeNull()
  },
)

test.each([
  ['Thatch', ['Brick', 'Timber', 'Thatch']],
  ['Remarks', ['Brick', 'Timber']],
])(
  'a column “%s” that refers everybody is asked about with those it stands beside, unless it is a remark',
  (last, asked) => {
    const sheet = aSheet([
      ['Age', 'Brick', 'Timber', last],
      ['18-25', 150, 180, 'Refer'],
      ['26+', 120, 140, 'Refer'],
    ])
    const region = identifySheet(sheet).regions[0]!
    const { mapping } = suggestMapping(region, setting)
    const places = openAcross(region, mapping)!
    expect(region.columns.filter(({ at }) => places.includes(at)).map(({ name }) => name)).toEqual(asked)
    const { cross } = turnedMapping(
      mapping as Parameters<typeof turnedMapping>[0],
      region,
      { columns: places },
      setting,
    )
    expect(cross).toMatchObject({ columns: places, value: { role: 'amount' } })
  },
)

test('words beside a single column of figures are no second answer', () => {
  const sheet = aSheet([
    ['Age', 'Rate (HKD)', 'Status'],
    ['18-25', 150, 'Refer'],
    ['26+', 120, 'Refer'],
  ])
  const region = identifySheet(sheet).regions[0]!
  expect(openAcross(region, suggestMapping(region, setting).mapping)).toBeNull()
})
