import type { Term } from '@coverwright/rules/rating/underwriting'
import type { CaseEntryKind, CaseState } from '@coverwright/rules/service/cases'
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

/** A referred quote in front of a person: what lists and searches ask of it. What was decided is in its entries. */
export const cases = pgTable(
  'cases',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    count: integer('count').notNull(),
    number: text('number').notNull(),
    quoteId: uuid('quote_id').notNull(),
    productId: uuid('product_id').notNull(),
    state: text('state').$type<CaseState>().notNull(),
    takenBy: uuid('taken_by'),
    takenAt: at('taken_at'),
    dueAt: at('due_at').notNull(),
    openedAt: at('opened_at').notNull(),
    isTest: boolean('is_test').notNull(),
    holderName: text('holder_name').notNull(),
    /** The words that it is found by, between blanks (`foundWords` of rules). */
    foundBy: text('found_by').notNull(),
    planTitle: text('plan_title').notNull(),
    totalMinor: bigint('total_minor', { mode: 'number' }),
    currency: text('currency'),
    /** The first reason, for the queue. */
    why: text('why').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('case_number_once').on(table.companyId, table.count),
    uniqueIndex('case_quote_once').on(table.companyId, table.quoteId),
    index('cases_by_state').on(table.companyId, table.state, table.dueAt),
  ],
)

/** The file of a case: added to, never changed. The last decision in it counts. */
export const caseDecisions = pgTable(
  'case_decisions',
  {
    companyId: uuid('company_id').notNull(),
    caseId: uuid('case_id').notNull(),
    place: integer('place').notNull(),
    kind: text('kind').$type<CaseEntryKind>().notNull(),
    at: at('at').notNull(),
    /** Null where nobody did it: the buyer sent their answers, or the rules decided. */
    memberId: uuid('member_id'),
    /** For colleagues. */
    note: text('note').notNull().default(''),
    /** As the buyer read it. */
    message: text('message').notNull().default(''),
    terms: jsonb('terms').$type<Term[]>().notNull().default([]),
    totalMinor: bigint('total_minor', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.caseId, table.place] })],
)

export const caseNames = { case: { company: cases.companyId, id: cases.id, name: cases.number } }
