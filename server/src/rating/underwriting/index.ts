import type { ProductRoom } from '../../design/products'
import { underwritingRoutes } from './routes'
import { underwritingSetUp } from './set-up'

export { checkAuthority, limitFor } from './check-authority'
export { seedUnderwritingDemo } from './demo'
export { guideProblems } from './open-guide'

export const underwritingRoom: ProductRoom = {
  name: 'underwriting',
  operations: underwritingRoutes,
  setUp: [underwritingSetUp],
}
