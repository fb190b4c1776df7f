import type { CompanyCtx } from '../../platform/operations'
import { lapse } from './place-order'
import { lockOverdue } from './store'

const MOST_AT_ONCE = 500

/** Lets go of what nobody paid in its time. Whoever pays at this very moment is passed over and settled instead. */
export async function lapseOverdue(ctx: CompanyCtx) {
  const overdue = await lockOverdue(ctx, ctx.now(), MOST_AT_ONCE)
  if (overdue.length > 0) await lapse(ctx, overdue)
}
