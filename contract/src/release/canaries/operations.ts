import { canaryActs, canaryShares, canaryStates, LIMIT_RANGE, limitNames } from '@coverwright/rules/release/canaries'
import { z } from 'zod'
import { productsTopic } from '../../design/products'
import { may, operation } from '../../platform'
import { Hash } from '../publishing'

const limit = z.number().min(LIMIT_RANGE.min).max(LIMIT_RANGE.max).nullable()
/** From when on the new release is taken back by itself; null for what is only watched. */
export const Limits = z.object({ errors: limit, declines: limit, price: limit })
const share = z.literal([...canaryShares])

const count = z.int().min(0)
const Side = z.object({
  number: z.int(),
  hash: z.string(),
  views: count,
  errors: count,
  slow: count,
  quotes: count,
  declined: count,
  referred: count,
  bought: count,
  priced: count,
  /** On average, of those that were priced; null where none was. */
  price: z.object({ minor: z.int(), currency: z.string() }).nullable(),
})

const WatchedView = z.object({
  limit: z.enum(limitNames),
  allowed: z.number().nullable(),
  fresh: z.number().nullable(),
  standing: z.number().nullable(),
  isJudged: z.boolean(),
  isBroken: z.boolean(),
})

/** A share of the visitors on a new release: how it went on either side, and why it is over where it is. */
export const CanaryView = z.object({
  id: z.uuid(),
  shellId: z.uuid(),
  state: z.enum(canaryStates),
  share: z.int(),
  startedAt: z.iso.datetime(),
  startedBy: z.string(),
  endedAt: z.iso.datetime().nullable(),
  endedBy: z.string(),
  /** When the figures were counted. */
  countedAt: z.iso.datetime(),
  fresh: Side,
  standing: Side,
  watched: z.array(WatchedView),
  /** The limit for which it went back by itself. */
  broke: WatchedView.nullable(),
  may: may(...canaryActs),
})
export type CanaryView = z.infer<typeof CanaryView>

const productId = z.uuid()
const canaryId = z.uuid()

export const canaryOperations = {
  list: operation({
    post: '/v1/wallproduct/listCanaries',
    may: 'products.read',
    takes: z.object({ productId }),
    gives: z.object({ rows: z.array(CanaryView) }),
    changesWith: [productsTopic],
    says: 'Releases that a share of the visitors got, the newest first, with what happened on either side',
  }),
  start: operation({
    post: '/v1/wallproduct/startCanary',
    may: 'publishing.release',
    takes: z.object({ shellId: z.uuid(), releaseHash: Hash, share, limits: Limits }),
    gives: CanaryView,
    writes: true,
    says: 'Gives a share of the visitors another release, which goes back by itself when a limit is broken',
  }),
  change: operation({
    post: '/v1/wallproduct/changeCanary',
    may: 'publishing.release',
    takes: z.object({ canaryId, share }),
    gives: CanaryView,
    writes: true,
    says: 'Another share of the visitors from now on; whoever has begun stays where they are',
  }),
  promote: operation({
    post: '/v1/wallproduct/promoteCanary',
    may: 'publishing.release',
    takes: z.object({ canaryId }),
    gives: CanaryView,
    writes: true,
    says: 'Everybody gets the new release; the one before becomes the swap backup',
  }),
  end: operation({
    post: '/v1/wallproduct/endCanary',
    may: 'publishing.release',
    takes: z.object({ canaryId }),
    gives: CanaryView,
    writes: true,
    says: 'Nobody else gets the new release; whoever has begun with it stays on it',
  }),
} as const
