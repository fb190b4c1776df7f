import { publisherOperations, publishingOperations, shellOperations } from '@coverwright/contract/release/publishing'
import { bind } from '../../platform/operations'
import { guardProducts, itself } from '../../design/products'
import { compareReleases } from './compare-releases'
import { discardShell } from './discard-shell'
import { getOffer } from './get-offer'
import { getPublisher } from './get-publisher'
import { goOnline } from './go-online'
import { listForSale } from './list-for-sale'
import { listShells } from './list-shells'
import { listTrash } from './list-trash'
import { previewOffer } from './preview-offer'
import { publishBody } from './publish-body'
import type { RefuseUnready } from './refuse-unready'
import { publishToPreLive } from './publish-to-pre-live'
import { putReleaseLive } from './put-release-live'
import { removeShell } from './remove-shell'
import { renewLink } from './renew-link'
import { renewShell } from './renew-shell'
import { restoreShell } from './restore-shell'
import { rollBack } from './roll-back'
import { productOfShell } from './store'
import { takeOffline } from './take-offline'
import { updateShell } from './update-shell'

const bound = (refuseUnready: RefuseUnready) => [
  ...bind(publishingOperations, {
    listShells,
    publishBody: (ctx, asked) => publishBody(ctx, asked, refuseUnready),
    publishToPreLive,
    renewLink,
    mountRelease: (ctx, asked) => putReleaseLive(ctx, asked, refuseUnready),
    getOffer,
    previewOffer,
  }),
  ...bind(shellOperations, {
    rollBack,
    takeOffline,
    goOnline: (ctx, asked) => goOnline(ctx, asked, refuseUnready),
    discard: discardShell,
    restore: restoreShell,
    remove: removeShell,
    renew: renewShell,
    update: updateShell,
  }),
  ...bind(publisherOperations, { listForSale, listTrash, get: getPublisher, compare: compareReleases }),
]

export const publishingRoutes = (refuseUnready: RefuseUnready) =>
  guardProducts(bound(refuseUnready), { productId: itself, shellId: productOfShell })
