import { promotionsTopic } from '@coverwright/contract/selling/promotions'
import { codeOf } from '@coverwright/rules/selling/promotions'
import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { companyNow } from './company-now'
import { giveBack, holdOne, letGo, letGoOverdue, listUsed, useHeld } from './hold-store'

type Wanted = { orderId: string; discounts: readonly { readonly code: string }[]; until: Date }

/** Kept for an order until it is paid or its time is over. All or none: the refusal undoes what was held before it. */
export async function holdPromotions(ctx: CompanyCtx, { orderId, discounts, until }: Wanted): Promise<void> {
  if (discounts.length === 0) return
  const now = await companyNow(ctx)
  // In one order for everybody: no two wait for each other.
  const codes = [...new Set(discounts.map(({ code }) => codeOf(code)))].sort()
  for (const code of codes)
    if (!(await holdOne(ctx, { orderId, code, until, now })))
      throw new Refused('promotions.runOut', { values: { code } })
  await ctx.notify(promotionsTopic)
}

/** The order is paid. Gives the codes that are used by it now; one that was let go meanwhile is missing. */
export async function usePromotions(ctx: CompanyCtx, { orderId }: { orderId: string }): Promise<{ used: string[] }> {
  const used = await useHeld(ctx, orderId)
  if (used.length > 0) await ctx.notify(promotionsTopic)
  return { used }
}

/** The orders are not going to be paid. */
export async function letGoPromotions(ctx: CompanyCtx, { orderIds }: { orderIds: readonly string[] }): Promise<void> {
  if (orderIds.length > 0 && (await letGo(ctx, orderIds)) > 0) await ctx.notify(promotionsTopic)
}

/** What the order has used, now or when it was paid; an order that waits for something else keeps it. */
export const usedPromotions = (ctx: CompanyCtx, { orderId }: { orderId: string }): Promise<string[]> =>
  listUsed(ctx, orderId)

/** The money of the orders went back, and nothing was issued for it: somebody else may have what they used. */
export async function giveBackPromotions(
  ctx: CompanyCtx,
  { orderIds }: { orderIds: readonly string[] },
): Promise<void> {
  if (orderIds.length > 0 && (await giveBack(ctx, orderIds)) > 0) await ctx.notify(promotionsTopic)
}

const AT_ONCE = 1_000

/** By the clock: what was held too long goes back to whoever wants it. */
export async function letGoOfOverdue(ctx: CompanyCtx): Promise<void> {
  if ((await letGoOverdue(ctx, AT_ONCE)) > 0) await ctx.notify(promotionsTopic)
}
