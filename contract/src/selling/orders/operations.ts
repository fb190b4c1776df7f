import { orderStates } from '@coverwright/rules/selling/orders'
import { z } from 'zod'
import { operation } from '../../platform'
import { BuyerToken, Price } from '../quotes'

const OrderToken = z.object({ orderToken: BuyerToken })

export const orderOperations = {
  placeOrder: operation({
    post: '/v1/payment/placeOrder',
    may: 'anyone',
    signed: false,
    writes: true,
    secret: true,
    takes: z.object({
      token: BuyerToken,
      /** As the buyer read it: another one is refused, never charged. */
      total: z.object({ minor: z.int(), currency: z.string().length(3) }),
    }),
    gives: z.object({
      orderToken: z.string(),
      /** Where the card step is, on the gateway's own page. */
      payAt: z.string(),
    }),
    says: 'Makes the order for a priced quote, holds its voucher or coupon, and starts a payment at the gateway',
  }),
  retryPayment: operation({
    post: '/v1/payment/retryPayment',
    may: 'anyone',
    signed: false,
    writes: true,
    secret: true,
    takes: OrderToken,
    gives: z.object({ payAt: z.string() }),
    says: 'Another try at the gateway for an order that was not paid',
  }),
  getOutcome: operation({
    post: '/v1/payment/getOutcome',
    may: 'anyone',
    signed: false,
    secret: true,
    takes: OrderToken,
    gives: z.object({
      state: z.enum(orderStates),
      isTest: z.boolean(),
      total: Price,
      /** The last try was refused by the gateway; the sentence is the console's or storefront's. */
      hasFailed: z.boolean(),
      /** Where the quote is gone on with: back to checkout. */
      backTo: z.string(),
      policy: z
        .object({
          number: z.string(),
          productName: z.string(),
          startDate: z.iso.date(),
          endDate: z.iso.date(),
          /** The holder's own page, also mailed. */
          /** What to do in a claim, step by step; none where the product says nothing of its own. */
          claim: z.array(z.string()),
          myAddress: z.string(),
          /** The mailbox that documents go to, masked: j•••@example.com. */
          mailedTo: z.string(),
        })
        .nullable(),
    }),
    says: 'What became of an order: paid with its policy, not paid, or kept for a person to look at',
  }),
} as const
