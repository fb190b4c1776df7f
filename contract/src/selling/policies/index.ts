export { policyCancelled, policyIssued } from './events'
export { holderOperations, MyPolicyView } from './holder-operations'
