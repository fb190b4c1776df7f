export { policyTransactionKinds } from './policy'
export type { PolicyTransactionKind } from './policy'
