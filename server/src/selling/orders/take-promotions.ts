import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { holdPromotions, usedPromotions, usePromotions } from '../promotions'
import type { OrderToSettle } from './store'

/**
 * Uses what an order held. What was let go before the money came is taken anew; false where somebody else has it now.
 * One that used it and then waited for a number has it still.
 */
export async function takePromotions(
  ctx: CompanyCtx,
  { id: orderId, price: { discounts } }: Pick<OrderToSettle, 'id' | 'price'>,
): Promise<boolean> {
  if (discounts.length === 0) return true
  const { used } = await usePromotions(ctx, { orderId })
  if (used.length === discounts.length) return true
  try {
    await holdPromotions(ctx, { orderId, discounts, until: ctx.now() })
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
  await usePromotions(ctx, { orderId })
  return (await usedPromotions(ctx, { orderId })).length === discounts.length
}
