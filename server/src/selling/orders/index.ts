import { orderAbnormal, orderPaid, orderPlaced, orderResolved } from '@coverwright/contract/selling/orders'
import type { CompanyCtx, Room } from '../../platform/operations'
import { enterRefunds } from './enter-refunds'
import { lapseOverdue } from './lapse-orders'
import { orderRoutes } from './routes'
import { holdToSettle } from './hold-orders'
import { settleOrders } from './settle-orders'
import type { Settle } from '../payments'
import { payeeOf } from './store'
import { tellOfAbnormal } from './tell-of-abnormal'

export { orderTitle } from './order-title'
export { newOrder } from './place-order'
export { settleOrders } from './settle-orders'
export { orders } from './tables'
export { insertOrders, insertOrdersOfQuotes, lapseOrders, lockOrders, type OrderRow, updateOrder } from './store'

/** What payments are for, for the room of payments, which stands below. */
export const settling: Settle = {
  hold: holdToSettle,
  settle: async (ctx, paid) => void (await settleOrders(ctx, [paid])),
  // Buyers come to pay: no card of theirs is kept.
  keepCard: async () => {},
  chargeFailed: async () => {},
}

/** Orders that pay the platform are of the company's own account, whose rooms stand above: what follows is told here. */
export const settlingWith = (platform: Settle): Settle => {
  const who = async (ctx: CompanyCtx, orderId: string) => ((await isForPlatform(ctx, orderId)) ? platform : settling)
  return {
    ...platform,
    hold: async (ctx, orderId) => (await who(ctx, orderId)).hold(ctx, orderId),
    settle: async (ctx, paid) => (await who(ctx, paid.orderId)).settle(ctx, paid),
  }
}

/** Whom an order pays never changes, so it is asked once in a transaction. */
const payees = new WeakMap<CompanyCtx, { orderId: string; isPlatform: boolean }>()

async function isForPlatform(ctx: CompanyCtx, orderId: string): Promise<boolean> {
  const known = payees.get(ctx)
  if (known?.orderId === orderId) return known.isPlatform
  const isPlatform = (await payeeOf(ctx, orderId)) === 'platform'
  payees.set(ctx, { orderId, isPlatform })
  return isPlatform
}

export const ordersRoom: Room = {
  name: 'orders',
  operations: orderRoutes,
  events: [orderPlaced, orderPaid, orderAbnormal, orderResolved],
  readers: [tellOfAbnormal, enterRefunds],
  chores: [{ task: 'orders.lapse', cron: '*/5 * * * *', run: lapseOverdue }],
  constraints: { order_quote_once: 'orders.placedMeanwhile' },
}
