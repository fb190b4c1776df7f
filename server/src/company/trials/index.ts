export {
  askForReactivation,
  isInTrial,
  leaveTrial,
  loadTrial,
  reactivateTrial,
  refuseInTrial,
  startTrial,
} from './trial'
export { isWithout, overPasses, refuseOverPasses } from './plan-limits'
export {
  findSubscription,
  holdSubscription,
  keepSubscription,
  type SubscriptionRow,
  updateSubscription,
} from './subscription-store'
