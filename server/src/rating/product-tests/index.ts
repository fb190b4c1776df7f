import type { ProductRoom } from '../../design/products'
import { copyTests } from './copy-tests'
import { productTestRoutes } from './routes'
import { impactSetUp, testsSetUp } from './set-up'
import { removeTestsOf } from './store'
import { testUses } from './test-uses'

export { bringTests, type BroughtTest, testsOf } from './bring-tests'
export { draftRating } from './draft-rating'
export { keepTest } from './keep-test'
export { failedTests } from './run-tests'
export { priceTests } from './price-tests'
export { countTests } from './store'

export const productTests: ProductRoom = {
  name: 'product-tests',
  operations: productTestRoutes,
  setUp: [testsSetUp, impactSetUp],
  copyBeside: copyTests,
  eraseBeside: removeTestsOf,
  around: async (ctx, productId) => ({ tests: await testUses(ctx, productId) }),
}
