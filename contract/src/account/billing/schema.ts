import { priceLineKinds } from '@coverwright/rules/account/subscriptions'
import { orderStates } from '@coverwright/rules/selling/orders'
import { z } from 'zod'

export const billKinds = ['plan', 'units', 'domain'] as const
export type BillKind = (typeof billKinds)[number]

/** A price before it is paid, line by line. */
export const BillPriceView = z.object({
  currency: z.string(),
  lines: z.array(
    z.object({
      kind: z.enum(priceLineKinds),
      amountMinor: z.int(),
      /** For so many days of so many. */
      days: z.int(),
      ofDays: z.int(),
      count: z.int(),
    }),
  ),
  netMinor: z.int(),
  /** In hundredths of a percent. */
  tax: z.object({ code: z.string(), rate: z.int() }),
  taxMinor: z.int(),
  creditMinor: z.int(),
  totalMinor: z.int(),
})
export type BillPriceView = z.infer<typeof BillPriceView>

export const BillRowView = z.object({
  id: z.uuid(),
  kind: z.enum(billKinds),
  state: z.enum(orderStates),
  /** 'standard' of a plan, '500' of units, the name of a domain. */
  what: z.string(),
  total: z.object({ minor: z.int(), currency: z.string() }),
  madeAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  invoiceNumber: z.string().nullable(),
  /** The last try was refused by the card's bank, as the gateway named it. */
  failure: z.string().nullable(),
  may: z.array(z.enum(['pay', 'invoice'])),
})
export type BillRowView = z.infer<typeof BillRowView>

export const BillView = BillRowView.extend({
  price: BillPriceView,
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  paidBy: z.string().nullable(),
})
export type BillView = z.infer<typeof BillView>

/** The card that the gateway keeps: we know its name alone. */
export const PaymentMethodView = z.object({
  label: z.string().nullable(),
  keptAt: z.iso.datetime().nullable(),
  /** What is held for a moment to see that the card is good, and never taken. */
  checkAmount: z.object({ minor: z.int(), currency: z.string() }),
  /** The last check was refused. */
  hasFailed: z.boolean(),
  may: z.array(z.enum(['check', 'remove'])),
})
export type PaymentMethodView = z.infer<typeof PaymentMethodView>
