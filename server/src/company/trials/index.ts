export {
  askForReactivation,
  isInTrial,
  leaveTrial,
  loadTrial,
  reactivateTrial,
  refuseInTrial,
  startTrial,
} from './trial'
export { refuseOverPasses } from './plan-limits'
export {
  findSubscription,
  holdSubscription,
  keepSubscription,
  type SubscriptionRow,
  updateSubscription,
} from './subscription-store'
