import { type Refusal, refusalOf } from '../../kernel'
import { isInOrder, runsAfter } from './runs'
import { DAY_MS, MINUTE_MS } from './wall-time'
import type { Timing } from './when'

/** What a timing event can do. Each does something; an automation is switched from its own room. */
export const timingDeeds = ['notify', 'online', 'offline'] as const
export type TimingDeed = (typeof timingDeeds)[number]

/** `off` was paused by somebody; `ended` has no run left and stays as it is. */
export const timingStates = ['on', 'off', 'ended'] as const
export type TimingState = (typeof timingStates)[number]

export const timingState = (isOn: boolean, nextAt: Date | null): TimingState =>
  isOn ? (nextAt ? 'on' : 'ended') : 'off'

export const runOutcomes = ['done', 'refused', 'skipped'] as const
export type RunOutcome = (typeof runOutcomes)[number]

export const MAX_TIMING_NAME = 80
export const MAX_TIMING_MESSAGE = 300
/** As many as one looks through before pressing save. */
export const MAX_TIMING_PEOPLE = 50
/** Once, or for the first time: within so many days. */
const FARTHEST_DAYS = 2 * 366

export type TimingCode =
  | 'timingEvents.past'
  | 'timingEvents.tooFar'
  | 'timingEvents.never'
  | 'timingEvents.untilBeforeFrom'
  | 'timingEvents.hasRun'

/** Whether this can be planned now: at least a minute ahead, at least once, and not in a far year. */
export function timingRefusal(timing: Timing, now: Date): Refusal<TimingCode> | null {
  const { when } = timing
  if (!isInOrder(when)) return refusalOf('timingEvents.untilBeforeFrom', undefined, 'when')
  const soonest = new Date(now.getTime() + MINUTE_MS - 1)
  const [next] = runsAfter(timing, soonest, 1)
  if (!next) return refusalOf(when.kind === 'once' ? 'timingEvents.past' : 'timingEvents.never', undefined, 'when')
  const isTooFar = next.at.getTime() > now.getTime() + FARTHEST_DAYS * DAY_MS
  return isTooFar ? refusalOf('timingEvents.tooFar', undefined, 'when') : null
}

/** What has no run left has run: it is history. */
export const endedRefusal = (state: TimingState): Refusal<TimingCode> | null =>
  state === 'ended' ? refusalOf('timingEvents.hasRun') : null

/** A run is moved before it runs and to a time that is still to come. */
export const moveRefusal = (from: Date, to: Date, now: Date): Refusal<TimingCode> | null =>
  from <= now || to.getTime() < now.getTime() + MINUTE_MS ? refusalOf('timingEvents.past', undefined, 'to') : null
