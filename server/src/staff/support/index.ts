import type { Room } from '../../platform/operations'
import { supportRoutes } from './routes'

export { proveOperator } from './prove-operator'

export const support: Room = { name: 'support', operations: supportRoutes }
