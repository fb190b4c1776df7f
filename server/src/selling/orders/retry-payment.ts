import { payRefusal } from '@coverwright/rules/selling/orders'
import { readBuyerToken, Refused, refuseIf } from '../../kernel'
import type { StrangerCtx } from '../../platform/operations'
import { holdQuote } from '../quotes'
import { payAddress } from './place-order'
import { lockOrderOfQuote } from './store'

/** The same order once more. One that has lapsed is placed anew, because what it held may be gone. */
export async function retryPayment(ctx: StrangerCtx, { orderToken }: { orderToken: string }) {
  const opened = readBuyerToken(orderToken)
  if (!opened) throw new Refused('orders.notFound')
  const inside = await ctx.enterCompany(opened.company)
  const quote = await holdQuote(inside, orderToken)
  const order = await lockOrderOfQuote(inside, quote.id)
  if (!order) throw new Refused('orders.lapsed')
  refuseIf(payRefusal(order))
  return { payAt: await payAddress(inside, order, quote, orderToken) }
}
