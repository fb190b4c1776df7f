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
  const release = await loadRelease(ctx, canary.productId, canary.releaseHash)
  return presentCanary(ctx, ended, await mountOn(ctx, shell, release, 'swap'))
}

export async function endCanary(ctx: MemberCtx, { canaryId }: { canaryId: string }) {
  const { canary, shell } = await holdCanary(ctx, canaryId, 'end')
  const ended = await close(ctx, canary, 'ended')
  return presentCanary(ctx, ended, await endShare(ctx, shell, 'canaryEnded'))
}

/** By itself: the limit that was broken is written down with what was seen. */
export async function takeBack(ctx: CompanyCtx, canary: CanaryRow, shell: ShellRow, broke: Watched) {
  await close(ctx, canary, 'rolledBack', broke)
  await endShare(ctx, shell, 'canaryRolledBack')
}

async function close(ctx: CompanyCtx, canary: CanaryRow, state: CanaryState, broke: Watched | null = null) {
  const figures = await countSides(ctx, canary)
  const end = { state, figures, broke, endedBy: memberOf(ctx), endedAt: ctx.now() }
  await updateCanary(ctx, canary.id, end)
  const { id: canaryId, productId, shellId, number } = canary
  const why = broke ? { limit: broke.limit, seen: broke.fresh, allowed: broke.allowed } : {}
  await ctx.record(`canaries.${state}`, { productId, canaryId, shellId, number, ...why })
  return { ...canary, ...end }
}
