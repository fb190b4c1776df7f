export { policyStateOn, policyStates, policyTransactionKinds } from './policy'
export type { Cover, PolicyState, PolicyTransactionKind } from './policy'
export {
  cancelMethods,
  cancelRefusal,
  COOLING_OFF_DAYS,
  coolingOffUntil,
  givenBack,
  SHORT_RATE_PERCENT,
} from './cancel'
export type { CancelCode, CancelMethod, GivenBack } from './cancel'
