export { trialOperations } from './operations'
export { Expected, NewTest, TestCustomer, testOrigins, type TestOutcomeView, TestRun, TestView } from './schema'
