export { CanaryCard } from './canary-card'
