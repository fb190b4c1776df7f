import { expect, test } from 'vitest'
import { openAcross } from './across-open'
import { identifySheet } from './identify-sheet'
import { aSheet } from './sheet.builder'
import { suggestMapping } from './suggest-mapping'

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
