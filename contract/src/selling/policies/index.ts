export { policyCancelled, policyIssued } from './events'
export { policyOperations } from './operations'
export { CancelDraft, Cancelling, CancelPreview, PolicyPart, PolicyRowView, PolicyView, Sum } from './schema'
export { policiesTopic } from './topics'
