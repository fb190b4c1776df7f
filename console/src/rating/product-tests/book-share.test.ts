import { startingBody, type Body } from '@coverwright/rules/design/products'
import { startQuestion, type Question } from '@coverwright/rules/design/forms'
import type { RateTable, Recipe } from '@coverwright/rules/rating/pricing'
import { expect, test } from 'vitest'
import type { FromShare, OpenShare } from './book-messages'
import { createShare } from './book-share'

const table: RateTable = {
  id: 'rates',
  name: 'Rates',
  columns: [
    { id: 'engine', title: 'Engine', role: 'band', of: 'number', places: 0 },
    { id: 'amount', title: 'Amount', role: 'amount', currency: 'HKD' },
  ],
  versions: [
    { id: 'v1', effectiveFrom: '2020-01-01', effectiveTo: null, rows: [[{ from: '800', to: '1600' }, '1000']] },
  ],
}
const recipe: Recipe = {
  version: 1,
  currency: 'HKD',
  steps: [
    { kind: 'lookUp', name: 'base', title: 'Base', table: 'rates', inputs: { engine: 'engine' }, column: 'amount' },
    { kind: 'round', name: 'net', title: 'Net', of: 'base', rounding: { mode: 'halfUp', to: 'minorUnit' } },
  ],
  addOns: [],
  outputs: { yearly: 'net', monthly: null, parts: [] },
}
const engine = { ...startQuestion('number', 'engine', 'engine'), title: { en_us: 'Engine' } } as Question
const body: Body = {
  ...startingBody({ name: 'Car', currency: 'HKD', timeZone: 'UTC', languages: ['en_us'] }, () => 'p'),
  pages: [{ id: 'p', title: { en_us: 'p' }, questions: [engine] }],
  pricing: recipe,
}
const opening = (count: number, first: number): OpenShare => ({
  kind: 'open',
  body,
  tables: [table],
  count,
  first,
  seed: 1,
  shares: {},
  rows: null,
  today: 20_600,
  sold: null,
})

/** A share whose turns are given by hand, so that what happens between two of them can be seen. */
function shareByHand() {
  const said: FromShare[] = []
  let next: (() => void) | null = null
  const share = createShare(
    (answer) => void said.push(answer),
    () => new Promise<void>((resolve) => void (next = resolve)),
  )
  const turn = async () => {
    next?.()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { share, said, turn, told: () => said.map((each) => (each.kind === 'grown' ? each.made : each.kind)) }
}
const run = { kind: 'try', run: { changes: [], commissionPercent: 0 }, cuts: [] } as const
const triedOn = (answer: FromShare | undefined) => (answer?.kind === 'tried' ? answer.impact.after.customers : null)

test('a share answers on whoever is there while the others are still made up', async () => {
  const { share, said, turn, told } = shareByHand()
  void share({ id: 1, ...opening(6_000, 2_500) })
  expect(told()).toEqual(['opened', 2_500])
  await share({ id: 2, ...run })
  expect(triedOn(said.at(-1))).toBe(2_500)
  await turn()
  await turn()
  expect(told().slice(3)).toEqual([5_000, 6_000])
  await share({ id: 3, ...run })
  expect(triedOn(said.at(-1))).toBe(6_000)
})

test('a book that is opened anew ends the one before', async () => {
  const { share, said, turn } = shareByHand()
  void share({ id: 1, ...opening(50_000, 2_500) })
  void share({ id: 2, ...opening(1_000, 1_000) })
  const before = said.length
  await turn()
  expect(said.slice(before)).toEqual([])
  await share({ id: 3, ...run })
  expect(triedOn(said.at(-1))).toBe(1_000)
})

test('a share without anybody is open at once', async () => {
  const { share, told } = shareByHand()
  await share({ id: 1, ...opening(0, 0) })
  expect(told()).toEqual(['opened', 0])
})

test('what is tried is told of the first customers alone, too', async () => {
  const { share, said, turn } = shareByHand()
  void share({ id: 1, ...opening(6_000, 2_500) })
  await turn()
  await turn()
  await share({ id: 2, ...run, isFirst: true })
  await share({ id: 3, ...run })
  expect(said.slice(-2).map(triedOn)).toEqual([2_500, 6_000])
})
