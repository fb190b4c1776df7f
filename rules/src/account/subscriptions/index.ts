export { lineKinds, type Movement, type MovementKind, movementKinds, periodRefusal, statementOf } from './statement'
export {
  goingLiveRefusal,
  TRIAL_DAYS,
  type Trial,
  trialDaysLeft,
  trialEnd,
  trialRefusal,
  type TrialStatus,
  trialStatus,
  trialStatuses,
} from './trial'
