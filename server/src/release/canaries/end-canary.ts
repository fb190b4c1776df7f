import type { CanaryState, Watched } from '@coverwright/rules/release/canaries'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { endShare, loadRelease, memberOf, mountOn, type ShellRow } from '../publishing'
import { countSides } from './count-sides'
import { holdCanary } from './hold-canary'
import { presentCanary } from './present'
import { type CanaryRow, updateCanary } from './store'

/** Everybody gets it; what stood there becomes the swap backup. */
export async function promoteCanary(ctx: MemberCtx, { canaryId }: { canaryId: string }) {
  const { canary, shell } = await holdCanary(ctx, canaryId, 'promote')
  const ended = await close(ctx, canary, 'promoted')
  await ctx.record('canaries.promoted', aboutCanary(canary))
  const release = await loadRelease(ctx, canary.productId, canary.releaseHash)
  return presentCanary(ctx, ended, await mountOn(ctx, shell, release, 'swap'))
}

export async function endCanary(ctx: MemberCtx, { canaryId }: { canaryId: string }) {
  const { canary, shell } = await holdCanary(ctx, canaryId, 'end')
  const ended = await close(ctx, canary, 'ended')
  await ctx.record('canaries.ended', aboutCanary(canary))
  return presentCanary(ctx, ended, await endShare(ctx, shell, 'canaryEnded'))
}

/** By itself: the limit that was broken is written down with what was seen. */
export async function takeBack(ctx: CompanyCtx, canary: CanaryRow, shell: ShellRow, broke: Watched) {
  await close(ctx, canary, 'rolledBack', broke)
  const { limit, fresh: seen, allowed } = broke
  await ctx.record('canaries.rolledBack', { ...aboutCanary(canary), limit, seen, allowed })
  await endShare(ctx, shell, 'canaryRolledBack')
}

const aboutCanary = ({ id: canaryId, productId, shellId, number }: CanaryRow) => ({
  productId,
  canaryId,
  shellId,
  number,
})

/** Ended by something else at that address: it counts no longer than that. */
export const closeReplaced = (ctx: CompanyCtx, canary: CanaryRow, at: Date) => close(ctx, canary, 'replaced', null, at)

async function close(
  ctx: CompanyCtx,
  canary: CanaryRow,
  state: CanaryState,
  broke: Watched | null = null,
  endedAt: Date = ctx.now(),
) {
  const end = { state, figures: await countSides(ctx, canary, endedAt), broke, endedBy: memberOf(ctx), endedAt }
  await updateCanary(ctx, canary.id, end)
  return { ...canary, ...end }
}
