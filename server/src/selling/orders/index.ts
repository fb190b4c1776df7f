import { orderAbnormal, orderPaid, orderPlaced, orderResolved } from '@coverwright/contract/selling/orders'
import type { Room } from '../../platform/operations'
import { enterRefunds } from './enter-refunds'
import { lapseOverdue } from './lapse-orders'
import { orderRoutes } from './routes'
import { tellOfAbnormal } from './tell-of-abnormal'

export { type Paid, settleOrders } from './settle-orders'

export const ordersRoom: Room = {
  name: 'orders',
  operations: orderRoutes,
  events: [orderPlaced, orderPaid, orderAbnormal, orderResolved],
  readers: [tellOfAbnormal, enterRefunds],
  chores: [{ task: 'orders.lapse', cron: '*/5 * * * *', run: lapseOverdue }],
  constraints: { order_quote_once: 'orders.placedMeanwhile' },
}
