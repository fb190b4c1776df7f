import type { Room } from '../platform/operations'
import type { SetUpPart } from '../products'
import { trialRoutes } from './routes'
import { countTests } from './store'

export { draftRating } from './draft-rating'
export { keepTest } from './keep-test'
export { failedTests } from './run-tests'

export const testsSetUp: SetUpPart = {
  part: 'tests',
  async look(ctx, { productId }) {
    const count = await countTests(ctx, productId)
    return { isDone: count > 0, lines: [count > 0 ? { code: 'some', values: { count } } : { code: 'none' }] }
  },
}

export const trials: Room = { name: 'trials', operations: trialRoutes }
