export { trialOperations } from './operations'
export { Expected, MOST_TESTS_AT_ONCE, NewTest, TestCustomer, testOrigins } from './schema'
export { type TestOutcomeView, TestRun, TestView } from './schema'
