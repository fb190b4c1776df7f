export { policyCancelled, policyIssued } from './events'
export { policyOperations } from './operations'
export { Cancelling, CancelPreview, PolicyPart, PolicyRowView, PolicyView, Sum } from './schema'
export { policiesTopic } from './topics'
