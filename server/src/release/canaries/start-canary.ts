import type { canaryOperations } from '@coverwright/contract/release/canaries'
import type { TakesOf } from '@coverwright/contract/platform'
import { startRefusal } from '@coverwright/rules/release/canaries'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { findPublishedBody, holdShell, isSelling, loadRelease, mountShare, refuseLive } from '../publishing'
import { countBefore } from './count-sides'
import { presentCanary } from './present'
import { type CanaryRow, insertCanary } from './store'
import { watchSoon } from './watch-canary'

type Asked = TakesOf<typeof canaryOperations.start>

/** The shell is held: of two who start one at once, one does. */
export async function startCanary(ctx: MemberCtx, { shellId, releaseHash, share, limits }: Asked) {
  const shell = await holdShell(ctx, shellId)
  await refuseLive(ctx, shell.slug)
  const { environment, bodyHash, canaryId, productId } = shell
  const place = { environment, hasCanary: canaryId !== null, isSame: bodyHash === releaseHash }
  refuseIf(startRefusal({ ...place, isSelling: await isSelling(ctx, shell) }))
  const release = await loadRelease(ctx, productId, releaseHash)
  const body = await findPublishedBody(ctx.db, ctx.company, productId, releaseHash)
  if (!body) throw new Refused('publishing.noRelease')
  const sides = { shellId, productId, releaseHash, standingHash: bodyHash }
  const row: CanaryRow = {
    ...{ companyId: ctx.company, id: ctx.newId(), ...sides, number: release.number, standingNumber: shell.bodyNumber },
    ...{ currency: body.currency, share, limits, before: await countBefore(ctx, sides), state: 'running' },
    ...{ startedBy: ctx.member.id, startedAt: ctx.now(), endedBy: null, endedAt: null, figures: null, broke: null },
  }
  await insertCanary(ctx, row)
  const changed = await mountShare(ctx, shell, release, { why: 'canary', share, canaryId: row.id })
  await watchSoon(ctx, row.id)
  await ctx.record('canaries.started', { productId, canaryId: row.id, shellId, number: release.number, share })
  return presentCanary(ctx, row, changed)
}
