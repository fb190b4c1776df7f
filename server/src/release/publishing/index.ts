import { productPublished } from '@coverwright/contract/release/publishing'
import type { Room } from '../../platform/operations'
import { mountStorefront } from './mount-storefront'
import { publishingRoutes } from './routes'
import { tellOfReleases } from './tell-of-releases'

export { choiceOf, plansOf } from './choice-of'
export { seedPublishingDemo } from './demo'
export { enterShell } from './enter-shell'
export { loadRelease, newestRelease } from './freeze-body'
export { holdShell } from './hold-shell'
export { mountOn, openShell, refuseLive } from './mount-release'
export { findMounted, findPublishedBody } from './mounted-body'
export { countOnline } from './online-store'
export { playedOn } from './played-body'
export { publishBody } from './publish-body'
export { guideFault, priceProblems } from './refuse-unsound'
export { isSelling, shellOf } from './shell-of'
export { takeOffline } from './take-offline'
export { findShell, isOnShelf, listShellRows as listShellsOf, putOnShelf, updateShellRow } from './store'

export const publishingRoom: Room = {
  name: 'publishing',
  operations: publishingRoutes,
  events: [productPublished],
  readers: [tellOfReleases],
  mount: mountStorefront,
  constraints: { shell_one_prelive: 'publishing.busy' },
}
