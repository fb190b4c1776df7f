import { expect, test } from 'vitest'
import { importOf } from './import-of.builder'
import type { Merge } from './sheet'
import { aSheet } from './sheet.builder'

const sums = ['100,000 - 250,000', '250,001 - 500,000', '500,001 - 1,000,000']
const rates = [
  [180, 225, 360, 500],
  [340, 425, 680, 900],
  [650, 810, 1300, 1700],
]
/** Premiums of four classes across, the cells of some of them told in words. */
const tariff = (
  labels: readonly string[],
  inPlace: Readonly<Record<number, string>> = {},
  above: string[][] = [],
  merges: readonly Merge[] = [],
) =>
  importOf(
    aSheet(
      [
        ['Annual premium in HKD'],
        ...above,
        ['Sum insured (HKD)', ...labels],
        ...sums.map((sum, at) => [sum, ...rates[at]!.map((rate, column) => inPlace[column] ?? rate)]),
      ],
      merges,
    ),
  )
const taken = ({ mapping: { cross, columns } }: ReturnType<typeof tariff>) => [
  cross?.columns,
  columns.map(({ at }) => at),
]

test.each([
  [['Class 1', 'Class 2', 'Class 3', 'Class 4'], { 3: 'Decline' }],
  [['Class 1', 'Class 2', 'Class 3', 'Class 4'], { 0: 'Decline' }],
  [['Class 1', 'Class 2', 'Class 3', 'Class 4'], { 1: 'Decline' }],
  [['I', 'II', 'III', 'IV'], { 3: 'Decline' }],
  [['0-17', '18-40', '41-64', '65+'], { 3: 'Decline' }],
])(
  'a column of %j that declines everybody is one of those across: its rows have no price and say so',
  (labels, said) => {
    const made = tariff(labels, said)
    expect(taken(made)).toEqual([[1, 2, 3, 4], [0]])
    expect(made.mapping.cross?.value).toMatchObject({ role: 'amount', currency: 'HKD' })
    expect(made.rows).toHaveLength(12)
    expect(made.summary).toMatchObject({ leftOut: 0, said: { refer: 0, decline: 3 } })
  },
)

test('a class that is said before the word is no rate either', () => {
  expect(tariff(['I', 'II', 'III', 'IV'], { 3: 'Class IV: Decline' }).summary.said).toMatchObject({ decline: 3 })
})

test.each([
  [[], [], 'Class', ['name']],
  [[['A. Death & disablement', 'Occupational class']], [], 'Occupational class', undefined],
  [
    [['A. Death & disablement', 'Occupational class']],
    [{ top: 1, left: 1, bottom: 1, right: 4 }],
    'Occupational class',
    undefined,
  ],
])('Roman numerals across are classes from the first on, under a heading or none', (above, merges, title, asks) => {
  const made = tariff(['I', 'II', 'III', 'IV'], {}, above, merges)
  expect(taken(made)).toEqual([[1, 2, 3, 4], [0]])
  expect(made.mapping.cross).toMatchObject({ title, role: 'exact', of: 'text' })
  expect(made.mapping.cross?.asks).toEqual(asks)
  expect(made.rows[0]).toEqual([{ from: '100000', to: '250000' }, 'I', '180'])
})

test('words behind what stands across are no column of it: what is done with the row is no class', () => {
  const rows = sums.map((sum, at) => [sum, ...rates[at]!.slice(0, 2), 'Refer'])
  const { mapping } = importOf(aSheet([['Sum insured (HKD)', 'Male', 'Female', 'Action'], ...rows]))
  expect(mapping.cross?.columns).toEqual([1, 2])
})
