import type { Room } from '../platform/operations'
import { pricingRoutes } from './routes'

export { openRating } from './open-rating'

export const pricing: Room = { name: 'pricing', operations: pricingRoutes }
