/** What can be written about a policy, one after another and never taken back. */
export const policyTransactionKinds = ['issue', 'endorse', 'renew', 'cancel', 'reinstate'] as const
export type PolicyTransactionKind = (typeof policyTransactionKinds)[number]
