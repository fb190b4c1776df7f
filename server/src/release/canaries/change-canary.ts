import type { canaryOperations } from '@coverwright/contract/release/canaries'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { loadRelease, mountShare } from '../publishing'
import { holdCanary } from './hold-canary'
import { presentCanary } from './present'
import { updateCanary } from './store'

/** For visitors who are still to come: whoever has a side keeps it. */
export async function changeCanary(ctx: MemberCtx, { canaryId, share }: TakesOf<typeof canaryOperations.change>) {
  const { canary, shell } = await holdCanary(ctx, canaryId, 'change')
  if (canary.share === share) return presentCanary(ctx, canary, shell)
  const { productId, shellId, number, releaseHash } = canary
  await updateCanary(ctx, canaryId, { share })
  const release = await loadRelease(ctx, productId, releaseHash)
  const changed = await mountShare(ctx, shell, release, { why: 'canary', share, canaryId })
  await ctx.record('canaries.changed', { productId, canaryId, shellId, number, share })
  return presentCanary(ctx, { ...canary, share }, changed)
}
