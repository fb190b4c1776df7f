export { policyNumberOperations } from './operations'
export { DesignDraft, DesignView, NumberPreview, PolicyNumberDesign } from './schema'
export { policyNumbersTopic } from './topics'
