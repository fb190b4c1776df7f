import type { SandboxPaymentView } from '@coverwright/contract/selling/payments'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PaymentNews } from '../gateway'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** The sandbox's own books, as a gateway elsewhere would keep them. Of a card, four digits. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    companyId: uuid('company_id').notNull(),
    /** What the shop calls it: asked for twice, it is one payment. */
    id: uuid('id').notNull(),
    tokenHash: text('token_hash').notNull(),
    title: text('title').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    backTo: text('back_to').notNull(),
    /** Held and let go: it keeps the card under this id and takes nothing. */
    isCheck: boolean('is_check').notNull().default(false),
    state: text('state').$type<SandboxPaymentView['state']>().notNull(),
    card: text('card'),
    failure: text('failure'),
    refundedMinor: bigint('refunded_minor', { mode: 'number' }).notNull().default(0),
    madeAt: at('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('sandbox_payments_by_token').on(table.companyId, table.tokenHash),
    index('sandbox_payments_newest').on(table.companyId, table.madeAt),
  ],
)

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    madeAt: at('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
)

/** What it tells the shop, signed anew each time it is sent. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    news: jsonb('news').$type<PaymentNews>().notNull(),
    sent: integer('sent').notNull(),
    taken: integer('taken').notNull().default(0),
    madeAt: at('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('sandbox_events_by_payment').on(table.companyId, table.paymentId),
  ],
)
