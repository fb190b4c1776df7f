import { unitPacks } from '@coverwright/rules/account/units'
import { orderStates } from '@coverwright/rules/selling/orders'
import { z } from 'zod'
import { listOperation, oneOf, operation, type Operations } from '../../platform'
import { billKinds, BillRowView, BillView, PaymentMethodView } from './schema'
import { billingTopic } from './topics'

/** Where somebody may be asked for a card, and comes back to: the pack of units that they chose is part of the place. */
const cardPlaces = [
  '/upgrade-payment',
  '/setting/payment-method',
  ...unitPacks.map(({ units }): `/setting/units?buy=${number}` => `/setting/units?buy=${units}`),
  '/domainPayment',
] as const
export type CardPlace = (typeof cardPlaces)[number]

const One = z.object({ orderId: z.uuid() })
const read = { may: 'subscriptions.read', changesWith: [billingTopic], afterTrial: true } as const
const write = { may: 'subscriptions.write', writes: true, afterTrial: true } as const

/** What a company pays to the platform. */
export const billingOperations = {
  listBills: listOperation({
    may: 'subscriptions.read',
    changesWith: [billingTopic],
    post: '/v1/payment/listAccountOrders',
    rows: BillRowView,
    searches: [],
    filters: { state: oneOf(orderStates), kind: oneOf(billKinds) },
    tabs: 'state',
    sorts: ['madeAt', 'total'],
    usual: '-madeAt',
    says: 'What the company ordered from the platform: plans, units and domains, unpaid, paid, abnormal or lapsed',
  }),
  getBill: operation({
    ...read,
    post: '/v1/payment/getAccountOrder',
    takes: One,
    gives: BillView,
    says: 'One order of the account with its price, line by line',
  }),
  payBill: operation({
    ...write,
    post: '/v1/payment/payAccountOrder',
    takes: One,
    gives: BillView,
    says: 'Charges the kept card for an order of the account; one that is paid is refused',
  }),
  getInvoice: operation({
    may: 'subscriptions.read',
    writes: true,
    secret: true,
    post: '/v1/payment/getInvoice',
    takes: One.extend({ paper: z.enum(['invoice', 'receipt']) }),
    gives: z.object({ url: z.string(), name: z.string() }),
    says: 'The invoice or the receipt of a paid order as a PDF, at an address that works for an hour',
  }),
  getPaymentMethod: operation({
    ...read,
    post: '/v1/payment/getPaymentMethod',
    takes: z.object({}),
    gives: PaymentMethodView,
    says: 'The card that the gateway keeps for the company, by its name',
  }),
  checkCard: operation({
    ...write,
    secret: true,
    post: '/v1/payment/checkCard',
    takes: z.object({ returnTo: z.enum(cardPlaces) }),
    gives: z.object({ payAt: z.string() }),
    says: 'Where a card is given: a small amount is held and let go, nothing is charged, and the gateway keeps the card',
  }),
  removeCard: operation({
    ...write,
    post: '/v1/payment/removeCard',
    takes: z.object({}),
    gives: PaymentMethodView,
    says: 'The gateway forgets the card; what renews by itself needs another one',
  }),
} as const satisfies Operations
