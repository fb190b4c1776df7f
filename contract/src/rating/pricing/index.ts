export { pricingOperations } from './operations'
export { Recipe, Step } from '../../design/parts'
export {
  Customer,
  type CurveView,
  type CustomerView,
  type KeptQuoteView,
  type LineView,
  type NameView,
  type PlanRateView,
  type ProblemView,
  type RatedView,
  type RecipeTableView,
  type RecipeView,
  type ReplayView,
  type SimulationView,
} from './schema'
export { pricingTopic } from './topics'
