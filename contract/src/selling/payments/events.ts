import { gatewayNames } from '@coverwright/rules/selling/payments'
import { z } from 'zod'
import { event } from '../../platform'

const Payment = z.object({
  paymentId: z.uuid(),
  orderId: z.uuid(),
  gateway: z.enum(gatewayNames),
  amountMinor: z.int(),
  currency: z.string(),
  isTest: z.boolean(),
})

export const paymentPaid = event({
  name: 'payment.paid',
  says: 'A gateway says that a payment was made',
  carries: Payment,
})

export const paymentFailed = event({
  name: 'payment.failed',
  says: 'A gateway refused a payment; the buyer may try again',
  carries: Payment.extend({ failure: z.string() }),
})

export const paymentRefunded = event({
  name: 'payment.refunded',
  says: 'Money of a payment was given back by the gateway, whole or in part',
  carries: Payment.extend({ refundId: z.uuid() }),
})

export const paymentDisputed = event({
  name: 'payment.disputed',
  says: 'Whoever paid disputes the payment with their bank',
  carries: Payment,
})
