import type { Room } from '../platform/operations'
import { pricingRoutes } from './routes'

export { openRating, type OpenRating } from './open-rating'

export const pricing: Room = { name: 'pricing', operations: pricingRoutes }
