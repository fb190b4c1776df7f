import type { Answers } from '@coverwright/rules/design/forms'
import type { Language } from '@coverwright/rules/languages'
import type { PriceRecord } from '@coverwright/rules/selling/quotes'
import type { PolicyTransactionKind } from '@coverwright/rules/selling/policies'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
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

/** What lists and searches ask of a policy today; what it says on any day is read from its transactions. */
export const policies = pgTable(
  'policies',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    number: text('number').notNull(),
    productId: uuid('product_id').notNull(),
    releaseHash: text('release_hash').notNull(),
    plan: text('plan').notNull(),
    /** As it was called when it was sold. */
    planTitle: text('plan_title').notNull(),
    holderId: uuid('holder_id').notNull(),
    orderId: uuid('order_id').notNull(),
    quoteId: uuid('quote_id'),
    isTest: boolean('is_test').notNull(),
    channel: text('channel').notNull(),
    /** The direct page that sent its buyer, and the campaign that their link named. */
    pageId: uuid('page_id'),
    campaign: text('campaign').notNull().default(''),
    language: text('language').$type<Language>().notNull(),
    startsOn: integer('starts_on').notNull(),
    /** The last day of cover. */
    endsOn: integer('ends_on').notNull(),
    cancelledOn: integer('cancelled_on'),
    totalMinor: bigint('total_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** The words that it is found by, between blanks (`foundWords` of rules). */
    foundBy: text('found_by').notNull(),
    /** Of the secret in the holder's link. */
    tokenHash: text('token_hash').notNull(),
    issuedAt: at('issued_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('policy_number_given_once').on(table.companyId, table.number),
    uniqueIndex('policy_order_once').on(table.companyId, table.orderId),
    index('policies_by_token').on(table.companyId, table.tokenHash),
    index('policies_by_time').on(table.companyId, table.issuedAt),
    index('policies_by_product').on(table.companyId, table.productId, table.issuedAt),
    index('policies_by_page')
      .on(table.companyId, table.pageId)
      .where(sql`page_id is not null`),
    index('policies_by_holder').on(table.companyId, table.holderId),
  ],
)

/** Issued, later changed: each with the day it counts from and the moment it was written. Never changed itself. */
export const policyTransactions = pgTable(
  'policy_transactions',
  {
    companyId: uuid('company_id').notNull(),
    policyId: uuid('policy_id').notNull(),
    place: integer('place').notNull(),
    kind: text('kind').$type<PolicyTransactionKind>().notNull(),
    countsFrom: integer('counts_from').notNull(),
    writtenAt: at('written_at').notNull(),
    memberId: uuid('member_id'),
    releaseHash: text('release_hash').notNull(),
    answers: jsonb('answers').$type<Answers>().notNull(),
    price: jsonb('price').$type<PriceRecord>().notNull(),
    /** Why and how: the method of a cancellation, what it gave back. */
    about: jsonb('about').$type<Record<string, unknown>>().notNull(),
    journalId: uuid('journal_id'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.policyId, table.place] })],
)

export const policyNames = {
  policy: { company: policies.companyId, id: policies.id, name: policies.number },
}
