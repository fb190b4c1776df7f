import type { Room } from '../../platform/operations'
import { productTestRoutes } from './routes'

export { copyTests } from './copy-tests'
export { draftRating } from './draft-rating'
export { keepTest } from './keep-test'
export { failedTests } from './run-tests'
export { impactSetUp, testsSetUp } from './set-up'
export { testUses } from './test-uses'

export const productTests: Room = { name: 'product-tests', operations: productTestRoutes }
