import { refusalOf, type Refusal } from '../../kernel'

export const scheduleKinds = ['publish', 'replace', 'offline'] as const
export type ScheduleKind = (typeof scheduleKinds)[number]

/** Refused when its time came and who scheduled it might not do it any more; what has run is not changed. */
export const scheduleStates = ['waiting', 'done', 'refused', 'cancelled'] as const
export type ScheduleState = (typeof scheduleStates)[number]

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Spec 7: a replacement is scheduled 3 to 60 minutes or 1 to 60 days ahead. */
export const REPLACE_MINUTES = { min: 3, max: 60 }
export const REPLACE_DAYS = { min: 1, max: 60 }
/** Anything else at least a minute ahead, and within a year. */
const SOONEST_MS = MINUTE_MS
const LATEST_MS = 366 * DAY_MS

export type ScheduleCode = 'schedules.replaceTime' | 'schedules.past' | 'schedules.tooFar' | 'schedules.hasRun'

/** Whether this may be scheduled for that moment. */
export function scheduleRefusal(kind: ScheduleKind, at: Date, now: Date): Refusal<ScheduleCode> | null {
  const ahead = at.getTime() - now.getTime()
  if (kind === 'replace' && !isInReplaceTime(ahead)) {
    const { min: minMinutes, max: maxMinutes } = REPLACE_MINUTES
    const { min: minDays, max: maxDays } = REPLACE_DAYS
    return refusalOf('schedules.replaceTime', { minMinutes, maxMinutes, minDays, maxDays }, 'at')
  }
  if (ahead < SOONEST_MS) return refusalOf('schedules.past', undefined, 'at')
  return ahead > LATEST_MS ? refusalOf('schedules.tooFar', undefined, 'at') : null
}

const isInReplaceTime = (ahead: number) =>
  (ahead >= REPLACE_MINUTES.min * MINUTE_MS && ahead <= REPLACE_MINUTES.max * MINUTE_MS) ||
  (ahead >= REPLACE_DAYS.min * DAY_MS && ahead <= REPLACE_DAYS.max * DAY_MS)

/** One that has run, or was called off, stays as it is. */
export const changeRefusal = (state: ScheduleState): Refusal<ScheduleCode> | null =>
  state === 'waiting' ? null : refusalOf('schedules.hasRun', { state })
