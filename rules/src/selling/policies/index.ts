export { policyTransactionKinds } from './policy'
export type { PolicyTransactionKind } from './policy'
export { type CancelMethod, cancelMethods } from './cancel-method'
export { type PolicyState, policyStateOn, policyStates } from './policy-state'
