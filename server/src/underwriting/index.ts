import type { Room } from '../platform/operations'
import { underwritingRoutes } from './routes'

export { seedUnderwritingDemo } from './demo'

export const underwritingRoom: Room = { name: 'underwriting', operations: underwritingRoutes }
