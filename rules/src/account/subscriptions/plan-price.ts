import { addMonths, type Day, dayOf, partsOf } from '../../kernel'
import { type Cycle, type Plan, tiers } from './plan'
import { feeOf, planFee } from './price-list'
import type { Tax } from './tax'

/** Both days counted in. */
export type Period = { readonly from: Day; readonly to: Day }

export const priceLineKinds = ['base', 'transactions', 'passes', 'unused', 'units', 'domain'] as const
export type PriceLineKind = (typeof priceLineKinds)[number]

/** Something that is charged, or given back where it is negative, for so many days of so many. */
export type PriceLine = {
  readonly kind: PriceLineKind
  readonly amountMinor: number
  readonly days: number
  readonly ofDays: number
  /** How many: transactions a month, passes, units. */
  readonly count: number
}

export type BillPrice = {
  readonly currency: string
  readonly lines: readonly PriceLine[]
  readonly netMinor: number
  readonly tax: Tax
  readonly taxMinor: number
  /** What the account already holds and this uses. */
  readonly creditMinor: number
  readonly totalMinor: number
}

/** What a company has paid for. */
export type Running = { readonly plan: Plan; readonly period: Period }

export const monthEnd = (day: Day): Day => {
  const { year, month } = partsOf(day)
  return (addMonths(dayOf(year, month, 1) as Day, 1) as Day) - 1
}
export const monthStart = (day: Day): Day => day - partsOf(day).dayOfMonth + 1

/** A month is one of the calendar, so a first one is shorter; a year runs from its day to the day before that day. */
export const periodFrom = (cycle: Cycle, day: Day): Period => ({
  from: day,
  to: cycle === 'monthly' ? monthEnd(day) : (addMonths(day, 12) as Day) - 1,
})

/** The whole of the period that these days are a part of. */
const wholeDays = (cycle: Cycle, { from, to }: Period) =>
  cycle === 'monthly' ? to - monthStart(from) + 1 : to - from + 1

/** Half a minor unit goes up. */
export function prorated(minor: number, days: number, ofDays: number): number {
  const [product, divisor] = [BigInt(minor) * BigInt(days), BigInt(ofDays)]
  return Number((2n * product + divisor) / (2n * divisor))
}

function linesFor(plan: Plan, days: number, ofDays: number, currency: string): PriceLine[] {
  const fee = planFee(plan, currency)
  const passCount = plan.extraPasses.simple + plan.extraPasses.standard + plan.extraPasses.complicated
  const line = (kind: 'base' | 'transactions' | 'passes', count: number): PriceLine => {
    return { kind, amountMinor: prorated(fee[kind], days, ofDays), days, ofDays, count }
  }
  return [line('base', 1), line('transactions', plan.transactions), line('passes', passCount)].filter(
    ({ kind }) => kind === 'base' || (kind === 'transactions' ? fee.transactions : fee.passes) > 0,
  )
}

/** What the days that are left of a paid period are worth, from this day on. */
export function unusedOf({ plan, period }: Running, from: Day, currency: string): PriceLine {
  const ofDays = wholeDays(plan.cycle, period)
  const days = Math.max(0, period.to - Math.max(from, period.from) + 1)
  return {
    kind: 'unused',
    amountMinor: -prorated(feeOf(planFee(plan, currency)), days, ofDays),
    days,
    ofDays,
    count: 1,
  }
}

const taxOn = (netMinor: number, { rate }: Tax): number => prorated(netMinor, rate, 10_000)

/** What is given back was paid with its tax. */
export const withTax = (netMinor: number, tax: Tax): number => netMinor + taxOn(netMinor, tax)

type Asked = { currency: string; tax: Tax; creditMinor?: number }

/** Sums lines, puts the tax on once, and uses up what the account holds. Less than nothing is left as credit. */
export function billOf(lines: readonly PriceLine[], { currency, tax, creditMinor = 0 }: Asked): BillPrice {
  const netMinor = Math.max(
    0,
    lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  )
  const taxMinor = taxOn(netMinor, tax)
  const used = Math.min(Math.max(0, creditMinor), netMinor + taxMinor)
  return { currency, lines, netMinor, tax, taxMinor, creditMinor: used, totalMinor: netMinor + taxMinor - used }
}

/** A plan from this day on: the rest of the month by its days, or a year. */
export function priceOfPlan(plan: Plan, today: Day, asked: Asked): { price: BillPrice; period: Period } {
  const period = periodFrom(plan.cycle, today)
  const lines = linesFor(plan, period.to - period.from + 1, wholeDays(plan.cycle, period), asked.currency)
  return { price: billOf(lines, asked), period }
}

/** Another plan from this day on: the days that are left of the one before are taken off, to the day. */
export function priceOfChange(
  running: Running,
  plan: Plan,
  today: Day,
  asked: Asked,
): { price: BillPrice; period: Period } {
  const isSameCycle = plan.cycle === running.plan.cycle
  const period = isSameCycle ? { from: today, to: running.period.to } : periodFrom(plan.cycle, today)
  const ofDays = isSameCycle ? wholeDays(plan.cycle, running.period) : wholeDays(plan.cycle, period)
  const lines = linesFor(plan, period.to - period.from + 1, ofDays, asked.currency)
  return { price: billOf([...lines, unusedOf(running, today, asked.currency)], asked), period }
}

/** `now` is paid for at once; `later` begins after the current month, `atEnd` after the year that is paid for. */
export type ChangeKind = 'start' | 'same' | 'now' | 'later' | 'atEnd'

/** Spec 9: an upgrade is prorated mid-month, a downgrade takes effect after the current month. */
export function changeKind(running: Running | null, plan: Plan): ChangeKind {
  if (!running) return 'start'
  const before = running.plan
  if (isSamePlan(before, plan)) return 'same'
  if (before.cycle === 'annual' && plan.cycle === 'monthly') return 'atEnd'
  if (before.cycle === 'monthly' && plan.cycle === 'annual') return isLess(plan, before) ? 'later' : 'now'
  return isLess(plan, before) ? 'later' : 'now'
}

/** The first day of a change that waits. */
export const changeDay = (kind: 'later' | 'atEnd', running: Running, today: Day): Day =>
  kind === 'atEnd' ? running.period.to + 1 : Math.min(monthEnd(today), running.period.to) + 1

const isSamePlan = (a: Plan, b: Plan) =>
  a.tier === b.tier &&
  a.cycle === b.cycle &&
  a.transactions === b.transactions &&
  a.extraPasses.simple === b.extraPasses.simple &&
  a.extraPasses.standard === b.extraPasses.standard &&
  a.extraPasses.complicated === b.extraPasses.complicated

/** A lower tier is a downgrade whatever else is added; in one tier the price of a month decides. */
function isLess(plan: Plan, before: Plan): boolean {
  const step = tiers.indexOf(plan.tier) - tiers.indexOf(before.tier)
  if (step !== 0) return step < 0
  const monthly = (of: Plan) => feeOf(planFee({ ...of, cycle: 'monthly' }, 'HKD'))
  return monthly(plan) < monthly(before)
}
