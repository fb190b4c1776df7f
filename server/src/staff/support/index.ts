import type { Room } from '../../platform/operations'
import { supportRoutes } from './routes'

export const support: Room = { name: 'support', operations: supportRoutes }
