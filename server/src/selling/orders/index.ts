import { orderAbnormal, orderPaid, orderPlaced, orderResolved } from '@coverwright/contract/selling/orders'
import type { Room } from '../../platform/operations'
import { enterRefunds } from './enter-refunds'
import { lapseOverdue } from './lapse-orders'
import { orderRoutes } from './routes'
import { holdOrders, settleOrders } from './settle-orders'
import type { Settle } from '../payments'
import { tellOfAbnormal } from './tell-of-abnormal'

export { newOrder } from './place-order'
export { settleOrders } from './settle-orders'
export { insertOrders } from './store'

/** What payments are for, for the room of payments, which stands below. */
export const settling: Settle = {
  hold: async (ctx, orderId) => void (await holdOrders(ctx, [orderId])),
  settle: async (ctx, paid) => void (await settleOrders(ctx, [paid])),
}

export const ordersRoom: Room = {
  name: 'orders',
  operations: orderRoutes,
  events: [orderPlaced, orderPaid, orderAbnormal, orderResolved],
  readers: [tellOfAbnormal, enterRefunds],
  chores: [{ task: 'orders.lapse', cron: '*/5 * * * *', run: lapseOverdue }],
  constraints: { order_quote_once: 'orders.placedMeanwhile' },
}
