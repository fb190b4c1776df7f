import { abnormalReasons } from '@coverwright/rules/selling/orders'
import { z } from 'zod'
import { event } from '../../platform'

const Sum = z.object({ minor: z.int(), currency: z.string() })
const Order = z.object({ orderId: z.uuid(), productId: z.uuid().nullable(), total: Sum, isTest: z.boolean() })

export const orderPlaced = event({
  name: 'order.placed',
  says: 'A buyer accepted a price and goes to pay it',
  carries: Order,
})

export const orderPaid = event({
  name: 'order.paid',
  says: 'The money for an order is there and what was ordered was given',
  carries: Order,
})

export const orderAbnormal = event({
  name: 'order.abnormal',
  says: 'The money for an order is there and it cannot be fulfilled; somebody has to look at it',
  carries: Order.extend({ reason: z.enum(abnormalReasons) }),
})

export const orderResolved = event({
  name: 'order.resolved',
  says: 'An abnormal order was fulfilled after all, or its money was given back',
  carries: Order.extend({ resolution: z.enum(['fulfilled', 'refunded']) }),
})
