import type { GatewayName, KeptGatewayState, PaymentState } from '@coverwright/rules/selling/payments'
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

/** Where a company's money goes through. No key is in the settings, and nothing here says what is on a card. */
export const gateways = pgTable(
  'gateways',
  {
    companyId: uuid('company_id').notNull(),
    name: text('name').$type<GatewayName>().notNull(),
    state: text('state').$type<KeptGatewayState>().notNull(),
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
    /** What is paid; a trial of the gateway pays for nothing and has an id of its own here. */
    orderId: uuid('order_id').notNull(),
    kind: text('kind').$type<'order' | 'trial' | 'check'>().notNull().default('order'),
    isTest: boolean('is_test').notNull().default(false),
    /** The link to the card step, as a hash; it can be made again from the id. */
    tokenHash: text('token_hash').notNull().default(''),
    /** Where the buyer goes afterwards. */
    returnTo: text('return_to').notNull().default('/'),
    /** What the buyer reads at the gateway: 'Travel Light, Plus'. */
    title: text('title').notNull().default(''),
    gateway: text('gateway').$type<GatewayName>().notNull(),
    /** The gateway's id of the kept card that is charged; null where somebody comes to pay. */
    method: text('method'),
    /** The gateway's own id for it; null until it has answered. */
    reference: text('reference'),
    /** Its id of what was charged, by which it speaks of disputes. */
    charge: text('charge'),
    state: text('state').$type<PaymentState>().notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** What the gateway says came in, which may differ from what was asked for. */
    paidMinor: bigint('paid_minor', { mode: 'number' }),
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
    index('payments_by_token').on(table.companyId, table.tokenHash),
    index('payments_by_charge').on(table.companyId, table.charge),
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
