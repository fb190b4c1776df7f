import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** One thing that moved money. Never changed, never deleted: a correction is another journal that names this one. */
export const journals = pgTable(
  'journals',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    at: at('at').notNull(),
    /** The company's own day. */
    day: integer('day').notNull(),
    /** 'policy.issued', 'payment.refunded'. */
    what: text('what').notNull(),
    /** The things it is about: `{ policy: id, order: id }`. */
    about: jsonb('about').$type<Record<string, string>>().notNull(),
    corrects: uuid('corrects'),
    isTest: boolean('is_test').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('journals_by_time').on(table.companyId, table.at),
  ],
)

/** Debits are positive, credits negative; the lines of a journal sum to zero in every currency, held by the database. */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    companyId: uuid('company_id').notNull(),
    journalId: uuid('journal_id').notNull(),
    place: integer('place').notNull(),
    account: text('account').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    day: integer('day').notNull(),
    isTest: boolean('is_test').notNull(),
    policyId: uuid('policy_id'),
    orderId: uuid('order_id'),
    productId: uuid('product_id'),
    releaseHash: text('release_hash'),
    plan: text('plan'),
    channel: text('channel'),
    agent: text('agent'),
    region: text('region'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.journalId, table.place] }),
    index('ledger_lines_by_policy').on(table.companyId, table.policyId),
    index('ledger_lines_by_day').on(table.companyId, table.day, table.account),
    index('ledger_lines_given_back')
      .on(table.companyId, table.day)
      .where(sql`account = 'gateway' and amount_minor < 0`),
  ],
)

/** Sums of lines by day and what is asked for most, kept in the transaction that writes the lines. '' stands for none. */
export const ledgerDays = pgTable(
  'ledger_days',
  {
    companyId: uuid('company_id').notNull(),
    day: integer('day').notNull(),
    account: text('account').notNull(),
    currency: text('currency').notNull(),
    isTest: boolean('is_test').notNull(),
    productId: text('product_id').notNull(),
    channel: text('channel').notNull(),
    /** Debits and credits apart, so that what came in and what was given back can both be read. */
    debitMinor: bigint('debit_minor', { mode: 'number' }).notNull(),
    creditMinor: bigint('credit_minor', { mode: 'number' }).notNull(),
    lines: integer('lines').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.companyId,
        table.day,
        table.account,
        table.currency,
        table.isTest,
        table.productId,
        table.channel,
      ],
    }),
  ],
)
