import type { BillKind } from '@coverwright/contract/account/billing'
import type { BillPrice, Plan } from '@coverwright/rules/account/subscriptions'
import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** What an order of the account is for. */
export type BillWhat =
  | { readonly kind: 'plan'; readonly plan: Plan; readonly change: 'start' | 'now' | 'renewal' }
  | { readonly kind: 'units'; readonly units: number }
  /** A year of a name, for the row of it that is there already. */
  | { readonly kind: 'domain'; readonly domainId: string; readonly name: string }

/** What the platform is paid for by an order: its price line by line, and once it is paid the number of its invoice. */
export const accountBills = pgTable(
  'account_bills',
  {
    companyId: uuid('company_id').notNull(),
    orderId: uuid('order_id').notNull(),
    kind: text('kind').$type<BillKind>().notNull(),
    what: jsonb('what').$type<BillWhat>().notNull(),
    price: jsonb('price').$type<BillPrice>().notNull(),
    /** The days that are paid for, both counted in. */
    periodFrom: integer('period_from'),
    periodTo: integer('period_to'),
    invoiceNumber: text('invoice_number'),
    /** The company's own day on which it was paid. */
    paidOn: integer('paid_on'),
    paidBy: text('paid_by'),
    failure: text('failure'),
    invoiceFile: uuid('invoice_file'),
    receiptFile: uuid('receipt_file'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.orderId] }),
    uniqueIndex('invoice_number_once').on(table.companyId, table.invoiceNumber),
  ],
)

/** A card that the gateway keeps: its id there, and how people know it. Nothing of the card itself. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    state: text('state').$type<'checking' | 'kept' | 'gone'>().notNull(),
    method: text('method'),
    label: text('label'),
    madeAt: at('made_at').notNull(),
    keptAt: at('kept_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('payment_methods_newest').on(table.companyId, table.madeAt),
    uniqueIndex('payment_method_one_kept')
      .on(table.companyId)
      .where(sql`state = 'kept'`),
  ],
)

/** The last number of a year's invoices, taken in the transaction that makes one: what is undone gives it back. */
export const invoiceSeries = pgTable('invoice_series', {
  year: integer('year').primaryKey(),
  last: bigint('last', { mode: 'number' }).notNull(),
})
