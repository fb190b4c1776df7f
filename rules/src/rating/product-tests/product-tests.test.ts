import { expect, test } from 'vitest'
import { chanceFrom, sampleRecipe, sampleRequest, sampleSetting } from '../oracle'
import { compileRecipe, type QuoteRequest, type RateTable } from '../pricing'
import {
  applyRateChanges,
  compareBooks,
  cutsOf,
  mergeImpacts,
  type RateChange,
  rateAgain,
  rateBook,
  type RateOne,
  requestOf,
  runTest,
  segmentationsOf,
  type SegmentImpact,
  spreadBars,
} from '.'
import { taxesIn, withTaxParts } from './tax-parts'

const chance = chanceFrom(7)
const setting = sampleSetting(chance)
const customers = Array.from({ length: 400 }, () => sampleRequest(chance))
const cuts = cutsOf(setting.dataset.names, ['basic', 'full'], customers)
const TAXES = new Set(['mib', 'levy'])

function rateWith(tables: readonly RateTable[]): RateOne {
  const compiled = compileRecipe(sampleRecipe, { ...setting, tables })
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  return (request) => ({
    decision: request.answers.claims === 12 ? 'decline' : 'accept',
    reasons: [],
    terms: [],
    priced: compiled.value.price(request),
  })
}

const change = (by: RateChange['by'], where: RateChange['where'] = {}, column = 'factor'): RateChange => ({
  table: 'ncd',
  version: '2026',
  column,
  where,
  by,
})
const applied = (...changes: RateChange[]) => {
  const outcome = applyRateChanges(setting.tables, changes)
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome
}

test('so many percent more on one band changes that band only, to the last digit, and nothing that is kept', () => {
  const [, , , ncd] = setting.tables
  const before = ncd?.versions[0]?.rows ?? []
  const { tables, touched } = applied(change({ kind: 'percent', percent: '5' }, { region: 'R3', years: '2' }))
  const after = tables[3]?.versions[0]?.rows ?? []
  const rows = touched[0]?.rows ?? new Set()
  expect(rows.size).toBe(10)
  for (const [at, row] of before.entries()) {
    const [old, now] = [Number(row.at(-1)), Number(after[at]?.at(-1))]
    expect(now).toBeCloseTo(rows.has(at) ? old * 1.05 : old, 10)
  }
  expect(setting.tables[3]?.versions[0]?.rows).toBe(before)
})

test('amounts stay whole coins', () => {
  const by = { kind: 'percent', percent: '3.333' } as const
  const { tables } = applied({ table: 'base', version: '2026', column: 'amount', where: {}, by })
  for (const row of tables[0]?.versions[0]?.rows ?? []) expect(row.at(-1)).toMatch(/^\d+(\.\d{1,2})?$/)
})

test.each([
  ['productTests.unknownTable', { ...change({ kind: 'set', value: '1' }), table: 'none' }],
  ['productTests.unknownVersion', { ...change({ kind: 'set', value: '1' }), version: 'none' }],
  ['productTests.notAValue', change({ kind: 'set', value: '1' }, {}, 'region')],
  ['productTests.noSuchRows', change({ kind: 'set', value: '1' }, { region: 'R99' })],
  ['productTests.notADecimal', change({ kind: 'percent', percent: 'five' })],
  ['productTests.tooFar', change({ kind: 'percent', percent: '-101' })],
])('%s is refused', (code, wrong) => {
  const outcome = applyRateChanges(setting.tables, [wrong])
  expect(outcome.ok ? null : outcome.refusal.code).toBe(code)
})

test('working out only those who are touched gives the same book as working out all', () => {
  const before = rateBook(rateWith(setting.tables), customers, TAXES)
  const { tables, touched } = applied(change({ kind: 'add', amount: '0.1' }, { region: 'R5' }))
  const rate = rateWith(tables)
  let asked = 0
  const counted: RateOne = (request) => (asked++, rate(request))
  const few = rateAgain(counted, customers, TAXES, before, touched)
  const all = rateAgain(rate, customers, TAXES, before, null)
  expect(few.total).toEqual(all.total)
  expect(few.tax).toEqual(all.tax)
  expect(few.total).not.toEqual(before.total)
  expect(asked).toBe(customers.filter(({ answers }) => answers.region === 'R5').length)
})

test('the impact adds up: more, less and same are all who buy, segments are the whole, commission is a share before tax', () => {
  const before = rateBook(rateWith(setting.tables), customers, TAXES)
  const { tables, touched } = applied(change({ kind: 'percent', percent: '5' }, { region: 'R5' }))
  const after = rateAgain(rateWith(tables), customers, TAXES, before, touched)
  const impact = compareBooks(before, after, segmentationsOf(cuts, customers), 15)
  const buyers = customers.filter(({ answers }) => answers.claims !== 12).length
  const { more, less, same } = impact.spread
  expect(more + less + same).toBe(buyers)
  expect(spreadBars(impact.spread).reduce((sum, { count }) => sum + count, 0)).toBe(buyers)
  expect(impact.before.declined).toBe(customers.length - buyers)
  expect(impact.before.commission).toBeCloseTo(impact.before.premium * 0.15, 6)
  const grown = impact.after.premium + impact.after.tax - impact.before.premium - impact.before.tax
  for (const segments of Object.values(impact.segments)) {
    const sum = (read: (each: SegmentImpact) => number) => segments.reduce((all, each) => all + read(each), 0)
    expect(sum(({ after: paid, before: was }) => paid - was)).toBe(grown)
    expect([sum((each) => each.more), sum((each) => each.less)]).toEqual([more, less])
    expect(sum(({ declinedAfter }) => declinedAfter)).toBe(impact.after.declined)
  }
  const inRegion = impact.segments.region?.filter((each) => each.after !== each.before).map((each) => each.segment)
  expect(inRegion).toEqual(['R5'])
  expect(impact.risen.length).toBeGreaterThan(0)
  expect(impact.fallen).toEqual([])
})

test('a product test passes, or says whether price or decision differs', () => {
  const rate = rateWith(setting.tables)
  const request = customers.find(({ answers }) => answers.claims !== 12) as QuoteRequest
  const customer = { ...request, startDate: request.today + 20 }
  const first = runTest(rate, customer, { decision: 'accept', yearly: null })
  expect(first.differs).toEqual(['price'])
  expect(runTest(rate, customer, { decision: 'accept', yearly: first.yearly }).differs).toEqual([])
  expect(runTest(rate, customer, { decision: 'refer', yearly: 1 }).differs).toEqual(['decision', 'price'])
  const declined = { ...customer, answers: { ...customer.answers, claims: 12 } }
  expect(runTest(rate, declined, { decision: 'decline', yearly: null }).differs).toEqual([])
})

test('who must get some price fails as long as there is none, and passes with any, whatever is decided', () => {
  const some = { decision: 'accept', yearly: 'some' } as const
  const rate = rateWith(setting.tables)
  const request = customers.find(({ answers }) => answers.claims !== 12) as QuoteRequest
  expect(runTest(rate, { ...request, startDate: request.today + 20 }, some).differs).toEqual([])
  const priced = { ok: false, refusal: { code: 'pricing.noRow' } } as unknown as ReturnType<RateOne>['priced']
  expect(runTest(() => ({ ...rate(request), decision: 'accept', priced }), request, some).differs).toEqual(['price'])
})

test('a book worked out in two halves is the whole book', () => {
  const { tables } = applied(change({ kind: 'percent', percent: '5' }))
  const [was, is] = [rateWith(setting.tables), rateWith(tables)]
  const impactOn = (some: readonly QuoteRequest[]) =>
    compareBooks(rateBook(was, some, TAXES), rateBook(is, some, TAXES), segmentationsOf(cuts, some), 10)
  const whole = impactOn(customers)
  const merged = mergeImpacts([impactOn(customers.slice(0, 150)), impactOn(customers.slice(150))], [0, 150])
  const bySegment = (list: readonly { segment: string }[] = []) =>
    [...list].sort((a, b) => (a.segment < b.segment ? -1 : 1))
  expect(merged.after.commission).toBeCloseTo(whole.after.commission, 4)
  expect({ ...merged.after, commission: 0 }).toEqual({ ...whole.after, commission: 0 })
  expect(merged.spread).toEqual(whole.spread)
  for (const { name } of cuts) expect(bySegment(merged.segments[name])).toEqual(bySegment(whole.segments[name]))
  expect(merged.risen.map(({ customer }) => customer)).toEqual(whole.risen.map(({ customer }) => customer))
})

test('a kept customer is read as a buyer is', () => {
  const kept = {
    answers: { q1: '7' },
    plan: 'basic',
    addOns: [],
    today: '2026-06-01',
    startDate: '2026-06-10',
    discounts: [],
  }
  const request = requestOf(kept, (answers) => ({ claims: answers.q1 }))
  expect(request).toMatchObject({ answers: { claims: '7' }, today: 20_605, startDate: 20_614 })
})

const spreadFrom = (prices: readonly [number, number][]) => {
  const figures = (total: readonly number[]) => ({
    total: Float64Array.from(total),
    tax: new Float64Array(total.length),
    decision: new Uint8Array(total.length),
    verdicts: [],
    hits: new Map(),
    stops: new Map(),
  })
  const [before, after] = [0, 1].map((at) => figures(prices.map((pair) => pair[at] as number)))
  return compareBooks(before!, after!, [], 0).spread
}

test('who pays the same is told apart from who pays a little less, and an edge is nearer to no change', () => {
  const spread = spreadFrom([1000, 999, 990, 989, 1001, 1010, 1300, 700].map((after) => [1000, after]))
  expect(spread).toMatchObject({ more: 3, less: 4, same: 1 })
  const bars = spreadBars(spread).filter(({ count }) => count > 0)
  expect(bars).toEqual([
    { from: -30, to: -20, count: 1 },
    { from: -10, to: 0, count: 3 },
    { from: 0, to: 0, count: 1 },
    { from: 0, to: 10, count: 2 },
    { from: 20, to: 30, count: 1 },
  ])
  expect(spreadBars(spreadFrom([[100, 100]]))).toEqual([{ from: 0, to: 0, count: 1 }])
})

test('bars are as fine as the change, and a few who are far out have one of their own', () => {
  const many = Array.from({ length: 1_000 }, (_, at): [number, number] => [100_000, 104_500 + (at % 6) * 100])
  const few: [number, number][] = [
    [100, 100],
    [100_000, 300_000],
    [100_000, 101_000],
    [100_000, 50_000],
  ]
  const bars = spreadBars(spreadFrom([...many, ...few]))
  expect(bars.slice(0, 3)).toEqual([
    { from: null, to: 0, count: 1 },
    { from: 0, to: 0, count: 1 },
    { from: 0, to: 4.4, count: 1 },
  ])
  expect(bars.at(-1)).toEqual({ from: 5, to: null, count: 1 })
  expect(bars.slice(3, -1).every(({ from, to }) => (to ?? 0) - (from ?? 0) < 0.11)).toBe(true)
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(1_004)
})

test('who pays ten times as much is in a bar without an end, not in one up to twice as much', () => {
  const bars = spreadBars(spreadFrom([100, 150, 1_050, 1_050, 1].map((after) => [100, after])))
  expect(bars.at(-1)).toEqual({ from: 80, to: null, count: 2 })
  expect(bars[0]).toEqual({ from: null, to: -80, count: 1 })
  expect(bars.slice(1, -1).every(({ from, to }) => from !== null && to !== null)).toBe(true)
})

test('a tax counts as tax where the customer is not shown it apart', () => {
  const hidden = { ...sampleRecipe, outputs: { ...sampleRecipe.outputs, parts: [] } }
  expect([...taxesIn(hidden)]).toEqual([...TAXES])
  expect(withTaxParts(hidden).outputs.parts).toEqual([...TAXES])
  const untaxed = { ...hidden, outputs: { ...hidden.outputs, yearly: sampleRecipe.steps[0]!.name } }
  expect([...taxesIn(untaxed)]).toEqual([])
})

test('what is paid today is held against the price of the same policies: who has no price is in neither', () => {
  const rate = rateWith(setting.tables)
  const isOut = (request: QuoteRequest) => request.answers.claims === 12
  const figures = rateBook(rate, customers, TAXES)
  const experience = { exposure: customers.map(() => 0.5), paid: customers.map(() => 1_000), claims: null }
  const { paid, after } = compareBooks(figures, figures, [], 0, { experience })
  const without = customers.filter((_, at) => !(figures.total[at]! > 0) || isOut(customers[at]!)).length
  expect(without).toBe(after.unpriced + after.declined)
  expect(paid).toBe((customers.length - without) * 500)
  const none = compareBooks(figures, { ...figures, total: figures.total.map(() => -1) }, [], 0, { experience })
  expect(none.paid).toBe(0)
})
