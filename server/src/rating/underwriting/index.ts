import type { Room } from '../../platform/operations'
import { underwritingRoutes } from './routes'

export { seedUnderwritingDemo } from './demo'
export { guideProblems } from './open-guide'
export { underwritingSetUp } from './set-up'

export const underwritingRoom: Room = { name: 'underwriting', operations: underwritingRoutes }
