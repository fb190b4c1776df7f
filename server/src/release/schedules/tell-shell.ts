import { productsTopic } from '@coverwright/contract/design/products'
import type { CompanyCtx } from '../../platform/operations'
import { updateShellRow } from '../publishing'
import { findNext } from './store'

/** The shell says what is to happen to it next, so that whoever looks at it sees that it is scheduled. */
export async function tellShell(ctx: CompanyCtx, shellId: string) {
  const next = await findNext(ctx, shellId)
  await updateShellRow(ctx, shellId, { scheduledWhat: next?.kind ?? null, scheduledAt: next?.runsAt ?? null })
  await ctx.notify(productsTopic)
}
