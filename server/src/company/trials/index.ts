export {
  askForReactivation,
  isInTrial,
  leaveTrial,
  loadTrial,
  reactivateTrial,
  refuseInTrial,
  startTrial,
} from './trial'
