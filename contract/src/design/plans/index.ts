export { planOperations } from './operations'
export { PlanSet, PlansView } from './schema'
