import { expect, test } from 'vitest'
import { chanceFrom, type Day, parseDay, printDay } from '../../kernel'
import {
  billOf,
  changeDay,
  changeKind,
  type Cycle,
  cycles,
  feeOf,
  monthEnd,
  NO_EXTRA_PASSES,
  type Plan,
  planFee,
  priceOfChange,
  priceOfPlan,
  prorated,
  taxOf,
  type Tier,
  tierFacts,
  tiers,
  transactionSteps,
} from '.'

const day = (text: string) => parseDay(text) as Day
const none = { code: 'none', rate: 0 }
const HKD = { currency: 'HKD', tax: none }
const plan = (tier: Tier, cycle: Cycle = 'monthly', change: Partial<Plan> = {}): Plan => ({
  ...{ tier, cycle, transactions: tierFacts[tier].transactions, extraPasses: NO_EXTRA_PASSES },
  ...change,
})

test('a month that is begun in the middle costs the days that are left of it', () => {
  const { price, period } = priceOfPlan(plan('basic'), day('2026-11-16'), HKD)
  expect(printDay(period.to)).toBe('2026-11-30')
  expect(price.lines).toEqual([{ kind: 'base', amountMinor: 24_000, days: 15, ofDays: 30, count: 1 }])
  expect(price.totalMinor).toBe(24_000)
  expect(priceOfPlan(plan('basic'), day('2026-11-01'), HKD).price.totalMinor).toBe(48_000)
  expect(priceOfPlan(plan('basic'), day('2026-11-30'), HKD).price.totalMinor).toBe(1_600)
})

test('a year runs to the day before its day and costs ten months', () => {
  const { price, period } = priceOfPlan(plan('basic', 'annual'), day('2028-02-29'), HKD)
  expect(printDay(period.to)).toBe('2029-02-27')
  expect(price.totalMinor).toBe(480_000)
})

test('transactions beyond those of the tier are dearer first', () => {
  const fee = (tier: Tier, transactions: number) => planFee(plan(tier, 'monthly', { transactions }), 'HKD').transactions
  expect(fee('basic', 10)).toBe(0)
  expect(fee('basic', 200)).toBe(190 * 400)
  expect(fee('basic', 500)).toBe(190 * 400 + 300 * 300)
  expect(fee('basic', 2_000)).toBe(190 * 400 + 800 * 300 + 1_000 * 200)
  expect(fee('advance', 1_000)).toBe(0)
  expect(fee('direct', 500)).toBe(300 * 300)
})

test.each([
  ['Hong Kong', 24_000, 0],
  ['United Kingdom', 24_000, 4_800],
  ['Singapore', 24_000, 2_160],
  ['Indonesia', 24_000, 2_640],
  ['Nowhere', 24_000, 0],
])('the tax of %s on %i is %i, rounded once on the sum', (place, net, tax) => {
  const price = priceOfPlan(plan('basic'), day('2026-11-16'), { currency: 'HKD', tax: taxOf(place) }).price
  expect([price.netMinor, price.taxMinor, price.totalMinor]).toEqual([net, tax, net + tax])
})

test('a change upwards costs the difference of the days that are left', () => {
  const running = { plan: plan('basic'), period: { from: day('2026-11-01'), to: day('2026-11-30') } }
  const { price, period } = priceOfChange(running, plan('standard'), day('2026-11-16'), HKD)
  expect(price.lines.map(({ kind, amountMinor, days }) => [kind, amountMinor, days])).toEqual([
    ['base', 49_000, 15],
    ['unused', -24_000, 15],
  ])
  expect(price.totalMinor).toBe(25_000)
  expect(printDay(period.to)).toBe('2026-11-30')
})

test('a plan changed twice in a day costs what going straight there costs, to the rounding of each line', () => {
  const today = day('2026-02-13')
  const first = { plan: plan('basic'), period: { from: day('2026-02-01'), to: day('2026-02-28') } }
  const middle = priceOfChange(first, plan('standard'), today, HKD)
  const last = priceOfChange({ plan: plan('standard'), period: middle.period }, plan('direct'), today, HKD)
  const straight = priceOfChange(first, plan('direct'), today, HKD)
  expect(Math.abs(middle.price.totalMinor + last.price.totalMinor - straight.price.totalMinor)).toBeLessThanOrEqual(2)
})

test.each([
  ['basic', 'monthly', 'standard', 'monthly', 'now'],
  ['basic', 'monthly', 'basic', 'annual', 'now'],
  ['standard', 'monthly', 'basic', 'monthly', 'later'],
  ['standard', 'monthly', 'basic', 'annual', 'later'],
  ['standard', 'annual', 'basic', 'annual', 'later'],
  ['basic', 'annual', 'advance', 'annual', 'now'],
  ['basic', 'annual', 'advance', 'monthly', 'atEnd'],
  ['basic', 'monthly', 'basic', 'monthly', 'same'],
] as const)('from %s %s to %s %s is %s', (tier, cycle, toTier, toCycle, kind) => {
  const period = { from: day('2026-03-10'), to: cycle === 'monthly' ? day('2026-03-31') : day('2027-03-09') }
  expect(changeKind({ plan: plan(tier, cycle), period }, plan(toTier, toCycle))).toBe(kind)
})

test('a downgrade begins after the current month, one from a year to months after the year', () => {
  const running = { plan: plan('direct', 'annual'), period: { from: day('2026-03-10'), to: day('2027-03-09') } }
  expect(printDay(changeDay('later', running, day('2026-05-05')))).toBe('2026-06-01')
  expect(printDay(changeDay('later', running, day('2027-03-02')))).toBe('2027-03-10')
  expect(printDay(changeDay('atEnd', running, day('2026-05-05')))).toBe('2027-03-10')
})

test('what the account holds is used up after the tax, and never more than there is to pay', () => {
  const lines = [{ kind: 'base', amountMinor: 10_000, days: 1, ofDays: 1, count: 1 }] as const
  const tax = taxOf('United Kingdom')
  expect(billOf(lines, { currency: 'GBP', tax, creditMinor: 5_000 })).toMatchObject({
    creditMinor: 5_000,
    totalMinor: 7_000,
  })
  expect(billOf(lines, { currency: 'GBP', tax, creditMinor: 50_000 })).toMatchObject({
    creditMinor: 12_000,
    totalMinor: 0,
  })
  expect(billOf(lines, { currency: 'GBP', tax, creditMinor: -5 })).toMatchObject({ creditMinor: 0, totalMinor: 12_000 })
})

test('whatever is bought on whatever day: parts sum to the total, no part of a period costs more than the whole', () => {
  const chance = chanceFrom(20_261_116)
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item
  for (let round = 0; round < 500; round++) {
    const tier = one(tiers)
    const steps = transactionSteps.filter((step) => step >= tierFacts[tier].transactions)
    const extraPasses = { simple: one([0, 1, 7]), standard: one([0, 2]), complicated: one([0, 3]) }
    const wanted = plan(tier, one(cycles), { transactions: one(steps), extraPasses })
    const today = day('2026-01-01') + Math.floor(chance() * 1_500)
    const asked = {
      currency: one(['HKD', 'USD', 'IDR', 'JPY']),
      tax: taxOf(one(['Hong Kong', 'Singapore', 'Thailand'])),
    }
    const { price, period } = priceOfPlan(wanted, today, asked)
    const whole = feeOf(planFee(wanted, asked.currency))
    const sum = price.lines.reduce((total, { amountMinor }) => total + amountMinor, 0)
    expect(sum).toBe(price.netMinor)
    expect(price.totalMinor).toBe(price.netMinor + price.taxMinor)
    expect(price.netMinor).toBeLessThanOrEqual(whole)
    expect(price.netMinor).toBeGreaterThan(0)
    expect(period.from).toBe(today)
    if (wanted.cycle === 'monthly') expect(period.to).toBe(monthEnd(today))
    else expect(price.netMinor).toBe(whole)
  }
})

test('the days of a month, priced in two parts, cost the month to one minor unit', () => {
  for (let first = 1; first < 31; first++)
    expect(Math.abs(prorated(198_001, first, 31) + prorated(198_001, 31 - first, 31) - 198_001)).toBeLessThanOrEqual(1)
})
