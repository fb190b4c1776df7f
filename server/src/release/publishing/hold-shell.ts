import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { lockShell, type ShellRow } from './store'

/** Held for this transaction, for whatever changes it. */
export async function holdShell(ctx: CompanyCtx, shellId: string): Promise<ShellRow> {
  const shell = await lockShell(ctx, shellId)
  if (!shell) throw new Refused('publishing.notFound')
  return shell
}
