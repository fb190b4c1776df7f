export { findPolicyIdByToken } from './paper-store'
export { policyForPaper, type PolicyForPaper } from './policy-for-paper'
