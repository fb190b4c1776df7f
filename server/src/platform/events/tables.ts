import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** What happened in a company, in one order without gaps. The server may add rows and nothing else. */
export const events = pgTable(
  'events',
  {
    companyId: uuid('company_id').notNull(),
    place: bigint('place', { mode: 'number' }).notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    version: integer('version').notNull(),
    at: at('at').notNull(),
    /** Null for the platform itself and for people who were not yet known. */
    memberId: uuid('member_id'),
    requestId: text('request_id').notNull(),
    /** The things it is about, by what they are: `{ policy: id, customer: id }`. */
    about: jsonb('about').$type<Record<string, string>>().notNull(),
    data: jsonb('data').$type<unknown>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.place] }),
    unique('event_id_once').on(table.companyId, table.id),
    index('events_by_name').on(table.companyId, table.name, table.place),
  ],
)

/**
 * Which events are about a thing, for its timeline. A row of its own for each: behind the wall PostgreSQL uses an index
 * for plain equality only, not for 'contains'.
 */
export const eventSubjects = pgTable(
  'event_subjects',
  {
    companyId: uuid('company_id').notNull(),
    subject: text('subject').notNull(),
    subjectId: uuid('subject_id').notNull(),
    place: bigint('place', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.subject, table.subjectId, table.place] })],
)

/** Where a company's stream ends: the one row that writers of the same company wait for, at their very last step. */
export const eventHeads = pgTable('event_heads', {
  companyId: uuid('company_id').primaryKey(),
  place: bigint('place', { mode: 'number' }).notNull(),
})
