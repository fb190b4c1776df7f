export { subscriptionOperations } from './operations'
export { type StatementLine, StatementPeriod, StatementView } from './schema'
