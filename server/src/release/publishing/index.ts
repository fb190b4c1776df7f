import { productPublished } from '@coverwright/contract/release/publishing'
import type { Room } from '../../platform/operations'
import { mountStorefront } from './mount-storefront'
import { publishingRoutes } from './routes'

export { seedPublishingDemo } from './demo'
export { publishBody } from './publish-body'

export const publishingRoom: Room = {
  name: 'publishing',
  operations: publishingRoutes,
  events: [productPublished],
  mount: mountStorefront,
}
