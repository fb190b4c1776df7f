import type { GatewayName, PaymentState } from '@coverwright/rules/selling/payments'
import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Where a company's money goes through. Keys are kept sealed; nothing here says what is on a card. */
export const gateways = pgTable(
  'gateways',
  {
    companyId: uuid('company_id').notNull(),
    name: text('name').$type<GatewayName>().notNull(),
    state: text('state').$type<'installed' | 'active' | 'inactive'>().notNull(),
    settings: jsonb('settings').$type<Record<string, string>>().notNull(),
    installedAt: at('installed_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.name] }),
    uniqueIndex('gateway_one_active')
      .on(table.companyId)
      .where(sql`state = 'active'`),
  ],
)

/** One try at a gateway for an order. */
export const payments = pgTable(
  'payments',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    gateway: text('gateway').$type<GatewayName>().notNull(),
    /** The gateway's own id for it; null until it has answered. */
    reference: text('reference'),
    state: text('state').$type<PaymentState>().notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    refundedMinor: bigint('refunded_minor', { mode: 'number' }).notNull().default(0),
    currency: text('currency').notNull(),
    /** As the gateway named it. */
    failure: text('failure'),
    /** 'Visa 4242'. */
    paidBy: text('paid_by'),
    startedAt: at('started_at').notNull(),
    settledAt: at('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('payments_by_order').on(table.companyId, table.orderId),
    uniqueIndex('payment_reference_once').on(table.companyId, table.gateway, table.reference),
  ],
)

export const refunds = pgTable(
  'refunds',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    state: text('state').$type<'asked' | 'done' | 'failed'>().notNull(),
    reference: text('reference'),
    /** Why, for people: 'policy.cancelled', 'order.abnormal'. */
    reason: text('reason').notNull(),
    madeAt: at('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('refunds_by_payment').on(table.companyId, table.paymentId),
  ],
)
