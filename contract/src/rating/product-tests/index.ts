export { productTestOperations } from './operations'
export { Expected, MOST_TESTS_AT_ONCE, NewTest, TestCustomer, testOrigins } from './schema'
export { SoldView, TestExplained, type TestOutcomeView, TestRun, TestView } from './schema'
