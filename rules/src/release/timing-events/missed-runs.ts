import { runsAfter } from './runs'
import { MINUTE_MS } from './wall-time'
import type { Timing } from './when'

/** What becomes of runs whose time passed while the server was stopped. */
export const missedWays = ['catchUp', 'skip'] as const
export type MissedWay = (typeof missedWays)[number]

/** A queue is a few seconds late every day; from here on people would say that it was missed. */
export const LATE_MINUTES = 10
/** Two years of days: nothing runs more often than daily. */
const MOST_MISSED = 800

export type DueWork = {
  /** The run that is done now; null where none is. */
  readonly run: { readonly due: Date; readonly isLate: boolean } | null
  readonly skipped: readonly Date[]
}

/**
 * What is to be done now for an event whose next run was due at `due`. However many were missed, one is caught up, the
 * latest: ten reminders at once, or a page that goes on and off ten times, help nobody.
 */
export function dueWork(timing: Timing, missed: MissedWay, due: Date, now: Date): DueWork {
  const passed = [due, ...runsAfter(timing, due, MOST_MISSED, now).map(({ at }) => at)]
  const latest = passed[passed.length - 1] ?? due
  const isLate = now.getTime() - latest.getTime() > LATE_MINUTES * MINUTE_MS
  if (isLate && missed === 'skip') return { run: null, skipped: passed }
  return { run: { due: latest, isLate }, skipped: passed.slice(0, -1) }
}
