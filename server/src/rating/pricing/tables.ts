import type { Customer } from '@coverwright/contract/rating/pricing'
import type { RawAnswers } from '@coverwright/rules/design/datasets'
import type { Decision } from '@coverwright/rules/rating/underwriting'
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { FrozenTable } from '@coverwright/rules/design/parts'
import type { KeptConnected, KeptPlan } from './kept-plan'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** All that a price was worked out from, by the hash of its canonical text. Never changed: a quote points here for ever. */
export const ratings = pgTable(
  'ratings',
  {
    companyId: uuid('company_id').notNull(),
    hash: text('hash').notNull(),
    document: text('document').notNull(),
    tables: jsonb('tables').$type<FrozenTable[]>().notNull(),
    keptAt: at('kept_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.hash] })],
)

/** A quote that somebody wanted to keep: what was asked, what came out, and what it was worked out from. */
export const keptQuotes = pgTable(
  'kept_quotes',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    productId: uuid('product_id').notNull(),
    title: text('title').notNull(),
    /** As it was typed, to be opened again; and as it was rated, to be worked out again. */
    customer: jsonb('customer').$type<Customer & { startDate: string }>().notNull(),
    answers: jsonb('answers').$type<RawAnswers>().notNull(),
    /** What connectors said and left open: the answers hold it already, so that nobody is asked again. */
    connected: jsonb('connected').$type<KeptConnected>().notNull().default({ asked: [], reasons: [], noPrice: null }),
    today: integer('today').notNull(),
    startDate: integer('start_date').notNull(),
    ratingHash: text('rating_hash').notNull(),
    decision: text('decision').$type<Decision>().notNull(),
    plans: jsonb('plans').$type<KeptPlan[]>().notNull(),
    keptBy: uuid('kept_by').notNull(),
    keptAt: at('kept_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.ratingHash],
      foreignColumns: [ratings.companyId, ratings.hash],
    }),
    index('kept_quotes_by_product').on(table.companyId, table.productId, table.keptAt),
  ],
)
