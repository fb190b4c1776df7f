import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { findShellById, lockShell, type ShellRow } from './store'

/** Held for this transaction, for whatever changes it. */
export async function holdShell(ctx: CompanyCtx, shellId: string): Promise<ShellRow> {
  const shell = await lockShell(ctx, shellId)
  if (!shell) throw new Refused('publishing.notFound')
  return shell
}

/** For the guard of products: whose place it is. */
export const productOfShell = async (ctx: CompanyCtx, shellId: string): Promise<string | null> =>
  (await findShellById(ctx, shellId))?.productId ?? null
