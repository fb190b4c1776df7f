import type { Room } from '../platform/operations'
import { pricingRoutes } from './routes'

export const pricing: Room = { name: 'pricing', operations: pricingRoutes }
