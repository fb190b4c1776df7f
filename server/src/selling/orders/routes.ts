import { orderMemberOperations, orderOperations } from '@coverwright/contract/selling/orders'
import { bind } from '../../platform/operations'
import { fulfilOrder } from './fulfil-order'
import { getOrder } from './get-order'
import { getOutcome } from './get-outcome'
import { listOrders } from './list-orders'
import { placeOrder } from './place-order'
import { refundOrder } from './refund-order'
import { retryPayment } from './retry-payment'

export const orderRoutes = [
  ...bind(orderOperations, { placeOrder, retryPayment, getOutcome }),
  ...bind(orderMemberOperations, { listOrders, getOrder, fulfilOrder, refundOrder }),
]
