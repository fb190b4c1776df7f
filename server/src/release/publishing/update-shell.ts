import type { shellOperations } from '@coverwright/contract/release/publishing'
import type { TakesOf } from '@coverwright/contract/platform'
import type { CompanyCtx } from '../../platform/operations'
import { changeShell, refuseTrashed } from './change-shell'
import { holdShell } from './hold-shell'

type Asked = TakesOf<typeof shellOperations.update>

export async function updateShell(ctx: CompanyCtx, { shellId, settings }: Asked) {
  const shell = await holdShell(ctx, shellId)
  refuseTrashed(shell)
  return changeShell(ctx, shell, { settings }, 'settingsChanged')
}
