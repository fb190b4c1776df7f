export { subscriptionOperations } from './operations'
export { PlanPriceView, type StatementLine, StatementPeriod, StatementView, SubscriptionView } from './schema'
