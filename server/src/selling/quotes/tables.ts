import type { Answers } from '@coverwright/rules/design/forms'
import type { Language } from '@coverwright/rules/languages'
import type { Decision, Reason } from '@coverwright/rules/rating/underwriting'
import type { PriceRecord, QuoteDeclaration } from '@coverwright/rules/selling/quotes'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Answers of one buyer on one release, and what rating said of them. 'Expired' is read off the clock, never stored. */
export const quotes = pgTable(
  'quotes',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    productId: uuid('product_id').notNull(),
    shellId: uuid('shell_id').notNull(),
    releaseHash: text('release_hash').notNull(),
    /** On a pre-live address, or through the sandbox gateway: outside of every figure. */
    isTest: boolean('is_test').notNull(),
    /** Of the secret in the buyer's link. */
    tokenHash: text('token_hash').notNull(),
    language: text('language').$type<Language>().notNull(),
    answers: jsonb('answers').$type<Answers>().notNull(),
    pageId: text('page_id'),
    state: text('state').$type<'open' | 'priced' | 'referred' | 'declined' | 'offered' | 'bought'>().notNull(),
    /** What is promised until `validUntil`; null as long as nothing is. */
    price: jsonb('price').$type<PriceRecord>(),
    validUntil: at('valid_until'),
    decision: text('decision').$type<Decision>(),
    /** For clerks, never for buyers. */
    reasons: jsonb('reasons').$type<Reason[]>().notNull().default([]),
    /** What the plan asks to declare, and what the buyer agreed to, in the words of the release. */
    declarations: jsonb('declarations').$type<QuoteDeclaration[]>().notNull().default([]),
    /** What a person asked the buyer, until the answers are sent once more. */
    question: text('question'),
    /** How the buyer came: channel, agent, direct page. */
    channel: text('channel').notNull().default('direct'),
    /** The direct page that sent them, and the campaign that their link named. */
    sentByPage: uuid('sent_by_page'),
    campaign: text('campaign').notNull().default(''),
    holderId: uuid('holder_id'),
    policyId: uuid('policy_id'),
    /** Grows with every save, so that a late one does not undo a newer one. */
    revision: integer('revision').notNull().default(0),
    openedAt: at('opened_at').notNull(),
    savedAt: at('saved_at').notNull(),
    pricedAt: at('priced_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('quotes_by_token').on(table.companyId, table.tokenHash),
    index('quotes_by_product').on(table.companyId, table.productId, table.openedAt),
    index('quotes_by_time').on(table.companyId, table.openedAt),
    index('quotes_by_policy')
      .on(table.companyId, table.policyId)
      .where(sql`policy_id is not null`),
    index('quotes_waiting')
      .on(table.companyId, table.savedAt)
      .where(sql`state = 'referred'`),
  ],
)

/** What a buyer sends for a question. Its id is the buyer's, so it means something inside its quote alone. */
export const quoteFiles = pgTable(
  'quote_files',
  {
    companyId: uuid('company_id').notNull(),
    quoteId: uuid('quote_id').notNull(),
    id: uuid('id').notNull(),
    /** The upload, and the file that it becomes. */
    fileId: uuid('file_id').notNull(),
    question: text('question').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    /** It arrived and was looked through. */
    isKept: boolean('is_kept').notNull().default(false),
    announcedAt: at('announced_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.quoteId, table.id] }),
    index('quote_files_waiting').on(table.companyId, table.isKept, table.announcedAt),
  ],
)
