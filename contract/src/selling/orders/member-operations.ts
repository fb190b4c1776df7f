import { orderStates } from '@coverwright/rules/selling/orders'
import { paymentStates } from '@coverwright/rules/selling/payments'
import { z } from 'zod'
import { listOperation, oneOf, operation, type Operations } from '../../platform'
import { ordersTopic } from './topics'

const Sum = z.object({ minor: z.int(), currency: z.string() })
const One = z.object({ orderId: z.uuid() })

export const OrderRowView = z.object({
  id: z.uuid(),
  state: z.enum(orderStates),
  /** Why it is abnormal, as a refusal's code: 'policyNumbers.usedUp'; the console has its sentence. */
  reason: z.string().nullable(),
  resolution: z.enum(['fulfilled', 'refunded']).nullable(),
  payerName: z.string(),
  productName: z.string(),
  total: Sum,
  isTest: z.boolean(),
  madeAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  policy: z.object({ id: z.uuid(), number: z.string() }).nullable(),
  may: z.array(z.enum(['fulfil', 'refund'])),
})
export type OrderRowView = z.infer<typeof OrderRowView>

export const OrderView = OrderRowView.extend({
  payerEmail: z.string(),
  heldUntil: z.iso.datetime(),
  parts: z.array(z.object({ title: z.string(), amount: Sum })),
  /** Tries at the gateway, the last one first. */
  payments: z.array(
    z.object({
      id: z.uuid(),
      gateway: z.string(),
      state: z.enum(paymentStates),
      amount: Sum,
      refunded: Sum,
      failure: z.string().nullable(),
      paidBy: z.string().nullable(),
      startedAt: z.iso.datetime(),
    }),
  ),
})
export type OrderView = z.infer<typeof OrderView>

const read = { may: 'orders.read', changesWith: [ordersTopic] } as const
const write = { may: 'orders.write', takes: One, gives: OrderView, writes: true } as const

export const orderMemberOperations = {
  listOrders: listOperation({
    ...read,
    post: '/v1/payment/listOrders',
    rows: OrderRowView,
    searches: ['payer'],
    filters: { state: oneOf(orderStates) },
    sorts: ['madeAt', 'total'],
    usual: '-madeAt',
    says: 'The orders of the company: unpaid, paid, abnormal, lapsed',
  }),
  getOrder: operation({
    ...read,
    post: '/v1/payment/getOrder',
    takes: One,
    gives: OrderView,
    says: 'One order with its price and every try to pay it',
  }),
  fulfilOrder: operation({
    ...write,
    post: '/v1/payment/fulfilOrder',
    says: 'Issues the policy of an abnormal order that is paid, once what was in the way is fixed',
  }),
  refundOrder: operation({
    ...write,
    post: '/v1/payment/refundOrder',
    says: 'Gives the money of an abnormal order back in whole',
  }),
} as const satisfies Operations
