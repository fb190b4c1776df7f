import { addMonths, ageOn, type Day, parseDay, refusalOf, type Refusal } from '../../kernel'
import type { Moment } from './moment'
import type { AnswerCode, ProblemCode } from './question-base'

/** So many days, months or years of the calendar from today (0 is today, −1 yesterday): who is 18 today was born 18 years ago. */
export type CountedLimit =
  | { readonly daysFromToday: number }
  | { readonly monthsFromToday: number }
  | { readonly yearsFromToday: number }
/** A fixed day, or one that is counted from today. */
export type DayLimit = { readonly on: string } | CountedLimit
export type DayLimits = { readonly earliest?: DayLimit; readonly latest?: DayLimit }

export function limitDay(limit: DayLimit | undefined, now: Moment): Day | null {
  if (!limit) return null
  if ('on' in limit) return parseDay(limit.on)
  const { unit, count } = countOf(limit)
  return unit === 'days' ? now.day + count : addMonths(now.day, unit === 'months' ? count : count * 12)
}

export const limitUnits = ['days', 'months', 'years'] as const
export type LimitUnit = (typeof limitUnits)[number]

/** A counted limit as people say it: 90 years before today. */
export type SaidLimit = { readonly side: 'before' | 'after'; readonly count: number; readonly unit: LimitUnit }

export function sayLimit(limit: CountedLimit): SaidLimit | 'today' {
  const { unit, count } = countOf(limit)
  return count === 0 ? 'today' : { side: count < 0 ? 'before' : 'after', count: Math.abs(count), unit }
}

export function limitSaid(said: SaidLimit | 'today'): CountedLimit {
  if (said === 'today') return { daysFromToday: 0 }
  const count = said.side === 'before' ? 0 - said.count : said.count
  if (said.unit === 'days') return { daysFromToday: count }
  return said.unit === 'months' ? { monthsFromToday: count } : { yearsFromToday: count }
}

export function countOf(limit: CountedLimit): { readonly unit: LimitUnit; readonly count: number } {
  if ('daysFromToday' in limit) return { unit: 'days', count: limit.daysFromToday }
  if ('monthsFromToday' in limit) return { unit: 'months', count: limit.monthsFromToday }
  return { unit: 'years', count: limit.yearsFromToday }
}

/** Farther than anybody's birthday, and within what the calendar counts. */
export const MOST_FROM_TODAY: Readonly<Record<LimitUnit, number>> = { days: 60_000, months: 1_800, years: 150 }

export function dayLimitProblems({ earliest, latest }: DayLimits): Refusal<ProblemCode>[] {
  for (const limit of [earliest, latest]) {
    if (limit && 'on' in limit && parseDay(limit.on) === null) return [refusalOf('question.limitNotDate')]
  }
  const now: Moment = { day: 0, minuteOfDay: 0 }
  const isComparable = earliest && latest && 'on' in earliest === 'on' in latest
  const [from, to] = [limitDay(earliest, now), limitDay(latest, now)]
  return isComparable && from !== null && to !== null && from > to ? [refusalOf('question.limitsCrossed')] : []
}

/** Decided: insured children are accepted from 13; a product may set a higher floor, never a lower one. */
export const CHILD_AGE_FLOOR = 13
export type AgeLimits = { readonly min: number; readonly max: number }

export function ageRefusals(
  ages: AgeLimits | undefined,
  birth: Day,
  now: Moment,
  field?: string,
): Refusal<AnswerCode>[] {
  if (!ages) return []
  const age = ageOn(birth, now.day)
  const min = Math.max(ages.min, CHILD_AGE_FLOOR)
  if (age < min) return [refusalOf('answer.tooYoung', { min }, field)]
  return age > ages.max ? [refusalOf('answer.tooOld', { max: ages.max }, field)] : []
}

export function ageProblems(ages: AgeLimits | undefined): Refusal<ProblemCode>[] {
  if (!ages) return []
  if (ages.min < CHILD_AGE_FLOOR) return [refusalOf('question.childFloor', { floor: CHILD_AGE_FLOOR })]
  return ages.min > ages.max ? [refusalOf('question.limitsCrossed')] : []
}
