import type { shellOperations } from '@coverwright/contract/release/publishing'
import type { TakesOf } from '@coverwright/contract/platform'
import type { CompanyCtx } from '../../platform/operations'
import { aboutShell, changeShell, refuseTrashed } from './change-shell'
import { holdShell } from './hold-shell'
import { presentShell } from './present'

type Asked = TakesOf<typeof shellOperations.update>

export async function updateShell(ctx: CompanyCtx, { shellId, settings }: Asked) {
  const shell = await holdShell(ctx, shellId)
  refuseTrashed(shell)
  await ctx.record('publishing.settingsChanged', aboutShell(shell))
  return presentShell(ctx, await changeShell(ctx, shell, { settings }))
}
