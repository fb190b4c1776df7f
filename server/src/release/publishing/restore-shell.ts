import type { CompanyCtx } from '../../platform/operations'
import { aboutShell, moveShell } from './change-shell'
import { presentShell } from './present'

export async function restoreShell(ctx: CompanyCtx, { shellId }: { shellId: string }) {
  const shell = await moveShell(ctx, shellId, 'restore')
  await ctx.record('publishing.restored', aboutShell(shell))
  return presentShell(ctx, shell)
}
