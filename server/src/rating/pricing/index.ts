import type { Room } from '../../platform/operations'
import { pricingRoutes } from './routes'

export { openRating, ratingOfBody } from './open-rating'
export { pricingSetUp } from './set-up'

export const pricing: Room = { name: 'pricing', operations: pricingRoutes }
