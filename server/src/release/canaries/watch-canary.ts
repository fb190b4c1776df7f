import { productsTopic } from '@coverwright/contract/design/products'
import { canaryRolledBack } from '@coverwright/contract/release/canaries'
import { brokenLimit, type Watched, watchLimits } from '@coverwright/rules/release/canaries'
import { z } from 'zod'
import { notify } from '../../company/notifications'
import { findOwned } from '../../design/products'
import { type CompanyCtx, job } from '../../platform/operations'
import { holdShell, shellOf, type ShellRow } from '../publishing'
import { countSides } from './count-sides'
import { closeReplaced, takeBack } from './end-canary'
import { stateOf } from './present'
import { type CanaryRow, findCanary } from './store'

const WATCH = 'canaries.watch'
const EVERY_MS = 60_000

/** One job for each: it comes again until the canary is over. */
export const watchSoon = (ctx: CompanyCtx, canaryId: string) =>
  ctx.enqueue(WATCH, { canaryId }, { runAt: new Date(ctx.now().getTime() + EVERY_MS), key: `canary:${canaryId}` })

/** Looks whether a limit is broken, and takes the release back by itself. */
export const watchCanary = job({
  task: WATCH,
  payload: z.object({ canaryId: z.uuid() }),
  run: async (ctx, { canaryId }) => {
    const known = await findCanary(ctx, canaryId)
    // A place that was deleted for good has nobody on it.
    if (!known || !(await shellOf(ctx, known.shellId))) return
    const shell = await holdShell(ctx, known.shellId)
    const canary = (await findCanary(ctx, canaryId)) ?? known
    const state = stateOf(canary, shell)
    if (state === 'replaced' && canary.state === 'running') await closeReplaced(ctx, canary, ctx.now())
    if (state !== 'running') return
    const { fresh, standing } = await countSides(ctx, canary)
    const broke = brokenLimit(watchLimits(canary.limits, fresh, standing))
    if (!broke) return watchSoon(ctx, canaryId)
    await takeBack(ctx, canary, shell, broke)
    await tell(ctx, canary, shell, broke)
  },
})

const notices = {
  errors: { kind: 'canaries.errors' },
  declines: { kind: 'canaries.declines' },
  price: { kind: 'canaries.price' },
} as const

/** To who began it and to the product's owner: what happened by itself is known before anybody asks. */
async function tell(ctx: CompanyCtx, canary: CanaryRow, { slug }: ShellRow, { limit, fresh, allowed }: Watched) {
  const { id: canaryId, productId, number, startedBy } = canary
  const [seen, most] = [fresh ?? 0, allowed ?? 0]
  const facts = { productId, canaryId, number, slug, limit, seen, allowed: most }
  await ctx.emit(canaryRolledBack, facts, { product: productId })
  const product = await findOwned(ctx, productId)
  const values = { product: product?.name ?? slug, number, seen, allowed: most }
  const href = `/publisher?product=${productId}`
  const readers = new Set([startedBy, product?.ownerId ?? null].filter((id) => id !== null))
  for (const memberId of readers) await notify(ctx, { ...notices[limit], values, href, memberId })
  await ctx.notify(productsTopic)
}
