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
