import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { aboutShell, moveShell } from './change-shell'
import { holdShell } from './hold-shell'
import { refuseLive } from './mount-release'
import { refuseOverPlan } from './refuse-over-plan'
import { presentShell } from './present'
import type { RefuseUnready } from './refuse-unready'

/** What stands there is sold again; where nothing ever stood there is nothing to sell. */
export async function goOnline(ctx: CompanyCtx, { shellId }: { shellId: string }, refuseUnready: RefuseUnready) {
  const { bodyHash, environment, slug, productId } = await holdShell(ctx, shellId)
  if (bodyHash === '') throw new Refused('publishing.nothingMounted')
  if (environment === 'live') {
    await refuseLive(ctx, slug)
    await refuseUnready(ctx, productId)
    await refuseOverPlan(ctx, productId)
  }
  const shell = await moveShell(ctx, shellId, 'goOnline')
  await ctx.record('publishing.putOnline', aboutShell(shell))
  return presentShell(ctx, shell)
}
