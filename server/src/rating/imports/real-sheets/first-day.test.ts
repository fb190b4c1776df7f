import { mappingProblems } from '@coverwright/rules/rating/imports'
import { expect, test } from 'vitest'
import { BroughtIn } from './bring-in.builder'
import { day, type Typed } from './write-book.builder'

const rates: Typed[][] = [
  ['Age', 'Factor'],
  ['18-25', 1.4],
  ['26-40', 1],
  ['41-65', 1.1],
]
/** From when on the tables of a file are proposed, brought in on 15 January 2026. */
const proposed = async (...tops: Typed[][][]) => (await plansOf(...tops)).map(({ effectiveFrom }) => effectiveFrom)

async function plansOf(...tops: Typed[][][]) {
  const sheets = tops.map((top, at) => ({ name: `Sheet ${at + 1}`, rows: [...top, ...rates] }))
  const brought = await BroughtIn.of({ name: 'first day', sheets, prices: [] })
  return brought.plan
}

test('rates are proposed from the day that the sheet says, for the other sheets of the file too', async () => {
  expect(await proposed([['Home tariff'], ['Effective 01/01/2027'], []], [['Contents'], []])).toEqual([
    '2027-01-01',
    '2027-01-01',
  ])
  const cover = [['Tariff', 'Home'], ['Effective date', day('2026-07-01')], ['Version', 'final'], []]
  expect(new Set(await proposed(cover))).toEqual(new Set(['2026-07-01']))
})

test('a day that can be read in two ways is asked about, for the whole file, and nothing is converted before', async () => {
  const [home, contents] = await plansOf([['Home tariff'], ['Effective 01/04/2027'], []], [['Contents'], []])
  for (const plan of [home, contents])
    expect(plan?.mapping).toMatchObject({ asks: ['starts'], starts: ['2027-04-01', '2027-01-04'] })
  expect(mappingProblems(home!.mapping, { left: 0, right: 9 })).toMatchObject([{ code: 'imports.askStarts', at: null }])
})

test('a day that has passed, that two sheets disagree on or that nobody can read is nobody’s', async () => {
  expect(await proposed([['Home tariff, effective 01/01/2025'], []])).toEqual(['2026-01-15'])
  expect(await proposed([['Home tariff, effective 31/02/2026'], []])).toEqual(['2026-01-15'])
  expect(await proposed([['Effective 2026-03-01'], []], [['Effective 2026-04-01'], []], [['Contents'], []])).toEqual([
    '2026-03-01',
    '2026-04-01',
    '2026-01-15',
  ])
})
