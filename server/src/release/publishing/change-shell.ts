import { productsTopic } from '@coverwright/contract/design/products'
import { type ShellAct, shellLife, shellRefusal, type ShellState } from '@coverwright/rules/release/publishing'
import { Refused, refuseIf } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { holdShell } from './hold-shell'
import { presentShell } from './present'
import { notifyShell, type ShellRow, updateShellRow } from './store'

/** One step of the life of a shell, as the table of it says. */
export async function moveShell(ctx: CompanyCtx, shellId: string, act: Exclude<ShellAct, 'remove'>, deed: string) {
  const shell = await holdShell(ctx, shellId)
  refuseIf(shellRefusal(shell.state, act))
  const state = shellLife[shell.state][act] as ShellState
  return changeShell(ctx, shell, { state, trashedAt: state === 'trash' ? ctx.now() : null }, deed)
}

/** Writes it down, and every process that serves pages hears of it. */
export async function changeShell(ctx: CompanyCtx, shell: ShellRow, change: Partial<ShellRow>, deed: string) {
  const { id: shellId, productId, slug } = shell
  await updateShellRow(ctx, shellId, change)
  await notifyShell(ctx, slug)
  await ctx.record(`publishing.${deed}`, { productId, shellId, slug })
  await ctx.notify(productsTopic)
  return presentShell(ctx, { ...shell, ...change })
}

/** Nothing of a shell in the trash can be changed. */
export function refuseTrashed({ state }: ShellRow) {
  if (state === 'trash') throw new Refused('publishing.notNow', { values: { state } })
}
