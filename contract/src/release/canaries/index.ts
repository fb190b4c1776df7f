export { canaryRolledBack } from './events'
export { canaryOperations, CanaryView, Limits } from './operations'
