import type { PriceRecord } from '@coverwright/rules/selling/quotes'
import type { AbnormalReason, OrderResolution, OrderState } from '@coverwright/rules/selling/orders'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Something to be paid once. What it is for is its kind; a policy's price is copied from the quote, to the cent. */
export const orders = pgTable(
  'orders',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<'policy' | 'plan' | 'units' | 'domain'>().notNull(),
    state: text('state').$type<OrderState>().notNull(),
    productId: uuid('product_id'),
    quoteId: uuid('quote_id'),
    /** As the buyer said it; they become a customer once they have paid. */
    payerName: text('payer_name').notNull(),
    payerEmail: text('payer_email').notNull(),
    payee: text('payee').$type<'company' | 'platform'>().notNull(),
    isTest: boolean('is_test').notNull(),
    price: jsonb('price').$type<PriceRecord>().notNull(),
    totalMinor: bigint('total_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Why it is abnormal, as a refusal's code, and what somebody did about it. */
    reason: text('reason').$type<AbnormalReason>(),
    resolution: text('resolution').$type<OrderResolution>(),
    policyId: uuid('policy_id'),
    /** The payment that counts: money that comes in by another one goes back. */
    paymentId: uuid('payment_id'),
    madeAt: at('made_at').notNull(),
    /** Until then it can be paid, and what it holds (voucher, coupon) is held. */
    heldUntil: at('held_until').notNull(),
    paidAt: at('paid_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('orders_by_token').on(table.companyId, table.tokenHash),
    // Two tabs that go to pay the same quote get the same order.
    uniqueIndex('order_quote_once')
      .on(table.companyId, table.quoteId)
      .where(sql`state <> 'lapsed'`),
    index('orders_by_state').on(table.companyId, table.state, table.madeAt),
  ],
)
