import { canaryOperations, canaryRolledBack } from '@coverwright/contract/release/canaries'
import { guardProducts, itself } from '../../design/products'
import { bind, type Room } from '../../platform/operations'
import { productOfShell } from '../publishing'
import { closeReplacedOnes } from './close-replaced'
import { changeCanary } from './change-canary'
import { endCanary, promoteCanary } from './end-canary'
import { listCanaries } from './list-canaries'
import { startCanary } from './start-canary'
import { productOfCanary } from './store'
import { watchCanary } from './watch-canary'

/** A release for a share of the visitors, watched, and taken back by itself when a limit is broken. */
export const canariesRoom: Room = {
  name: 'canaries',
  operations: guardProducts(
    bind(canaryOperations, {
      list: listCanaries,
      start: startCanary,
      change: changeCanary,
      promote: promoteCanary,
      end: endCanary,
    }),
    { productId: itself, shellId: productOfShell, canaryId: productOfCanary },
  ),
  jobs: [watchCanary],
  readers: [closeReplacedOnes],
  events: [canaryRolledBack],
}
