import { bigint, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Who did what, in order, each row holding the hash of the one before. The server may add rows and nothing else. */
export const auditLog = pgTable(
  'audit_log',
  {
    companyId: uuid('company_id').notNull(),
    place: bigint('place', { mode: 'number' }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Null for the platform itself and for people who were not yet known. */
    memberId: uuid('member_id'),
    what: text('what').notNull(),
    about: jsonb('about').$type<Record<string, unknown>>().notNull(),
    requestId: text('request_id').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.place] })],
)

/**
 * Which entries are about a thing. Not an index on `about`: behind the tenant wall PostgreSQL uses an index only for
 * operators that cannot leak (`=` on a column), never for one that looks into JSON. Made from the log, and no part of the chain.
 */
export const auditThings = pgTable(
  'audit_things',
  {
    companyId: uuid('company_id').notNull(),
    kind: text('kind').notNull(),
    thingId: uuid('thing_id').notNull(),
    place: bigint('place', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.kind, table.thingId, table.place] })],
)

/** Where a company's chain ends: the one row that writers of the same company wait for, at their very last step. */
export const auditHeads = pgTable('audit_heads', {
  companyId: uuid('company_id').primaryKey(),
  place: bigint('place', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
})
