import { productsTopic } from '@coverwright/contract/design/products'
import { shellRefusal } from '@coverwright/rules/release/publishing'
import { refuseIf } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { holdShell } from './hold-shell'
import { deleteShellRow, notifyShell } from './store'

/** Gone for good, out of the trash only. Releases, policies and the log of mounts stay as they are. */
export async function removeShell(ctx: CompanyCtx, { shellId }: { shellId: string }) {
  const shell = await holdShell(ctx, shellId)
  refuseIf(shellRefusal(shell.state, 'remove'))
  const { productId, slug } = shell
  await deleteShellRow(ctx, shell)
  await notifyShell(ctx, slug)
  await ctx.record('publishing.deleted', { productId, shellId, slug })
  await ctx.notify(productsTopic)
  return {}
}
