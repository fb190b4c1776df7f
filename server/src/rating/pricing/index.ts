import type { ProductRoom } from '../../design/products'
import { pricingRoutes } from './routes'
import { pricingSetUp } from './set-up'
import { deleteKeptQuotesOf } from './store'

export { keepRating } from './keep-rating'
export { openRating, type RatedBody, ratingOfBody } from './open-rating'

export const pricing: ProductRoom = {
  name: 'pricing',
  operations: pricingRoutes,
  setUp: [pricingSetUp],
  eraseBeside: deleteKeptQuotesOf,
}
