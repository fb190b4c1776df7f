export {
  type ActionKind,
  actionKinds,
  type Automation,
  type AutomationAction,
  automationLimits,
  isMessage,
  type NotSentReason,
  notSentReasons,
  type RunState,
  runStates,
} from './automation'
export { automationProblems } from './automation-problems'
export { afterQuiet, dueAt, isQuiet, morningOf, type QuietHours, quietHoursOf } from './due'
export { fillText } from './fill-text'
export { overtakenBy, type Standing } from './standing'
export {
  type ClockTrigger,
  eventsOf,
  isClockTrigger,
  isMarketing,
  subjectOfTrigger,
  type Trigger,
  type TriggerKind,
  triggerKinds,
  triggersOf,
} from './trigger'
