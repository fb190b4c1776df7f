import { productPublished } from '@coverwright/contract/release/publishing'
import type { Room } from '../../platform/operations'
import { mountStorefront } from './mount-storefront'
import { publishingRoutes } from './routes'
import { tellOfReleases } from './tell-of-releases'

export { seedPublishingDemo } from './demo'
export { findMounted, findPublishedBody } from './mounted-body'
export { publishBody } from './publish-body'

export const publishingRoom: Room = {
  name: 'publishing',
  operations: publishingRoutes,
  events: [productPublished],
  readers: [tellOfReleases],
  mount: mountStorefront,
}
