import type { CompanyCtx } from '../../platform/operations'
import { aboutShell, moveShell } from './change-shell'
import { presentShell } from './present'

export async function discardShell(ctx: CompanyCtx, { shellId }: { shellId: string }) {
  const shell = await moveShell(ctx, shellId, 'discard')
  await ctx.record('publishing.trashed', aboutShell(shell))
  return presentShell(ctx, shell)
}
