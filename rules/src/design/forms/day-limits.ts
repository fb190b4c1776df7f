import { ageOn, type Day, parseDay, refusalOf, type Refusal } from '../../kernel'
import type { Moment } from './moment'
import type { AnswerCode, ProblemCode } from './question-base'

/** A fixed day, or so many days from today (0 is today, −1 yesterday). */
export type DayLimit = { readonly on: string } | { readonly daysFromToday: number }
export type DayLimits = { readonly earliest?: DayLimit; readonly latest?: DayLimit }

export function limitDay(limit: DayLimit | undefined, now: Moment): Day | null {
  if (!limit) return null
  return 'on' in limit ? parseDay(limit.on) : now.day + limit.daysFromToday
}

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
