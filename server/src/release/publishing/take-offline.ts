import type { CompanyCtx } from '../../platform/operations'
import { aboutShell, moveShell } from './change-shell'
import { presentShell } from './present'

export async function takeOffline(ctx: CompanyCtx, { shellId }: { shellId: string }) {
  const shell = await moveShell(ctx, shellId, 'takeOffline')
  await ctx.record('publishing.takenOffline', aboutShell(shell))
  return presentShell(ctx, shell)
}
