import { productPublished } from '@coverwright/contract/release/publishing'
import type { Room } from '../../platform/operations'
import { mountStorefront } from './mount-storefront'
import { publishingRoutes } from './routes'
import { tellOfReleases } from './tell-of-releases'

export { choiceOf, plansOf } from './choice-of'
export { seedPublishingDemo } from './demo'
export { findPublishedBody, soldBody } from './mounted-body'
export { playedOn } from './played-body'
export { publishBody } from './publish-body'
export { isSelling, isTestShell, shellOf, soldAt } from './sold-at'

export const publishingRoom: Room = {
  name: 'publishing',
  operations: publishingRoutes,
  events: [productPublished],
  readers: [tellOfReleases],
  mount: mountStorefront,
}
