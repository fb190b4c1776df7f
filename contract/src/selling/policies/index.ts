export { policyCancelled, policyIssued } from './events'
