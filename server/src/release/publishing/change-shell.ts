import { productsTopic } from '@coverwright/contract/design/products'
import { type ShellAct, shellLife, shellRefusal, type ShellState } from '@coverwright/rules/release/publishing'
import { Refused, refuseIf } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { refuseInTrash } from '../../design/products'
import { holdShell } from './hold-shell'
import { NO_CANARY, tellReplaced } from './mount-release'
import { notifyShell, type ShellRow, updateShellRow } from './store'

/** One step of the life of a shell, as the table of it says. */
export async function moveShell(ctx: CompanyCtx, shellId: string, act: Exclude<ShellAct, 'remove'>) {
  const shell = await holdShell(ctx, shellId)
  refuseIf(shellRefusal(shell.state, act))
  const state = shellLife[shell.state][act] as ShellState
  if (state === 'online') await refuseInTrash(ctx, shell.productId)
  const canary = state === 'online' ? {} : NO_CANARY
  if (state !== 'online') await tellReplaced(ctx, shell)
  return changeShell(ctx, shell, { state, ...canary, trashedAt: state === 'trash' ? ctx.now() : null })
}

/** Every process that serves pages hears of it, and so do open consoles. */
export async function changeShell(ctx: CompanyCtx, shell: ShellRow, change: Partial<ShellRow>): Promise<ShellRow> {
  await updateShellRow(ctx, shell.id, change)
  await notifyShell(ctx, shell.slug)
  await ctx.notify(productsTopic)
  return { ...shell, ...change }
}

/** What the log says of any change of a shell. */
export const aboutShell = ({ id: shellId, productId, slug }: ShellRow) => ({ productId, shellId, slug })

/** Nothing of a shell in the trash can be changed. */
export function refuseTrashed({ state }: ShellRow) {
  if (state === 'trash') throw new Refused('publishing.notNow', { values: { state } })
}
