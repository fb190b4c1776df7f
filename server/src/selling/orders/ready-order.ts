import { type Day, parseDay } from '@coverwright/rules/kernel'
import type { AbnormalReason } from '@coverwright/rules/selling/orders'
import type { CompanyCtx } from '../../platform/operations'
import type { ToIssue } from '../policies'
import { holderOfQuote, type QuoteToSettle } from '../quotes'
import type { OrderToSettle } from './store'
import { takePromotions } from './take-promotions'

export type Ready = { order: OrderToSettle; quote: QuoteToSettle; toIssue: Omit<ToIssue, 'id' | 'holderId'> }
type Asked = {
  order: OrderToSettle
  quote: QuoteToSettle | undefined
  amountMinor: number
  currency: string
  today: Day
}

/** Everything that a policy needs but its number; or why it cannot be had. */
export async function readyOf(
  ctx: CompanyCtx,
  { order, quote, amountMinor, currency, today }: Asked,
  isMoneyIn = false,
): Promise<Ready | { reason: AbnormalReason }> {
  if (!quote || order.productId === null) return { reason: 'quotes.notFound' }
  if (quote.state === 'bought') return { reason: 'quotes.bought' }
  if (amountMinor !== order.totalMinor || currency !== order.currency) return { reason: 'orders.amountDiffers' }
  // Paid shortly after midnight, cover still begins on the day that was promised; days later it would be another promise.
  if ((parseDay(order.price.startDate) ?? 0) < today - 1) return { reason: 'orders.startPassed' }
  const holder = await holderOfQuote(ctx, quote)
  if (!holder) return { reason: 'orders.noHolder' }
  if (!(await takePromotions(ctx, order))) return { reason: 'promotions.runOut' }
  const { releaseHash, channel, language, isTest, sentByPage: pageId, campaign } = quote
  const { id: orderId, productId, price } = order
  const sold = { orderId, quoteId: quote.id, productId, releaseHash, channel, language, isTest, price }
  return { order, quote, toIssue: { ...sold, sentBy: { pageId, campaign }, holder, isMoneyIn } }
}
