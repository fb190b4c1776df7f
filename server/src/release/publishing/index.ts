import { canaryReplaced, productPublished } from '@coverwright/contract/release/publishing'
import type { Room } from '../../platform/operations'
import { watchShells } from './known-shells'
import { mountStorefront } from './mount-storefront'
import { nothingNeeded, type RefuseUnready } from './refuse-unready'
import { publishingRoutes } from './routes'
import { tellOfReleases } from './tell-of-releases'

export { type CompiledPage, packPage } from './compile-page'
export { choiceOf, plansOf } from './choice-of'
export { seedPublishingDemo } from './demo'
export { preLiveTokenOf } from './enter-pre-live'
export { enterShell } from './enter-shell'
export { loadRelease, memberOf, newestRelease } from './freeze-body'
export { goOnline } from './go-online'
export { holdShell } from './hold-shell'
export { mountOn, openShell, refuseLive } from './mount-release'
export { endShare, mountShare } from './mount-share'
export { findPublishedBody, findStanding, mayEnter, type Standing } from './mounted-body'
export { presentOffer } from './offer-for'
export { compareTables } from './compare-tables'
export { countOnline, listLiveShells } from './online-store'
export { protectStorefrontPage } from './page-headers'
export { playedOn } from './played-body'
export { permissionsOf } from './present'
export { publishBody } from './publish-body'
export { guideFault, priceProblems } from './refuse-unsound'
export { nothingNeeded, type RefuseUnready } from './refuse-unready'
export { sendPacked } from './send-packed'
export { readStorefrontBuild } from './storefront-build'
export { isSelling, shellOf } from './shell-of'
export { takeOffline } from './take-offline'
export { namesOfMembers } from './shelf-store'
export {
  findShell,
  isOnShelf,
  listShellRows as listShellsOf,
  productOfShell,
  putOnShelf,
  SHELL_CHANNEL,
  type ShellRow,
  updateShellRow,
} from './store'

export const publishingRoom = (refuseUnready: RefuseUnready = nothingNeeded): Room => ({
  name: 'publishing',
  operations: publishingRoutes(refuseUnready),
  events: [productPublished, canaryReplaced],
  readers: [tellOfReleases],
  mount: (http, parts) => {
    watchShells(parts)
    mountStorefront(http, parts)
  },
  constraints: { shell_one_prelive: 'publishing.busy' },
})
