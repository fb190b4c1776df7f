export { choreTimes, type ChoreTimes, nextChore } from './chore-times'
export { dueWork, LATE_MINUTES, type MissedWay, missedWays } from './missed-runs'
export { movedWhen, nextRun, oddRuns, type Run, runsAfter } from './runs'
export {
  endedRefusal,
  MAX_TIMING_MESSAGE,
  MAX_TIMING_NAME,
  MAX_TIMING_PEOPLE,
  moveRefusal,
  type RunOutcome,
  runOutcomes,
  type TimingDeed,
  timingDeeds,
  timingRefusal,
  type TimingState,
  timingState,
  timingStates,
} from './timing-event'
export { clockChangeOn, instantOf, minuteOf, printTime } from './wall-time'
export { type Repeat, repeats, type Timing, type Weekday, weekdayOf, weekdays, type When } from './when'
