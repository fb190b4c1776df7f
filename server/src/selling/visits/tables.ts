import type { CountedEvent, DeviceKind, VisitEvent } from '@coverwright/rules/selling/visits'
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** One tab of one visitor who agreed to be counted as one; nothing here says who it was. */
export const visits = pgTable(
  'visits',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    shellId: uuid('shell_id').notNull(),
    productId: uuid('product_id').notNull(),
    releaseHash: text('release_hash').notNull(),
    channel: text('channel').notNull(),
    sentByPage: uuid('sent_by_page'),
    campaign: text('campaign').notNull().default(''),
    device: text('device').$type<DeviceKind>().notNull(),
    startedAt: at('started_at').notNull(),
    isTest: boolean('is_test').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('visits_by_shell').on(table.companyId, table.shellId, table.startedAt),
    index('visits_by_time').on(table.companyId, table.startedAt),
  ],
)

/** A page that a visit saw: one row however often, so that nobody fills the table by reloading. */
export const visitPages = pgTable(
  'visit_pages',
  {
    companyId: uuid('company_id').notNull(),
    visitId: uuid('visit_id').notNull(),
    page: text('page').notNull(),
    /** Where it stands in the journey, from 0. */
    place: integer('place').notNull(),
    /** The one touched last; '' for none. */
    question: text('question').notNull(),
    seenAt: at('seen_at').notNull(),
    ms: integer('ms').notNull(),
    errors: integer('errors').notNull(),
    slow: integer('slow').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.visitId, table.page] })],
)

/** What is counted of everybody. */
export const visitCounts = pgTable(
  'visit_counts',
  {
    companyId: uuid('company_id').notNull(),
    /** Hours since 1970: which day that is depends on where one reads it. */
    hour: integer('hour').notNull(),
    shellId: uuid('shell_id').notNull(),
    page: text('page').notNull(),
    event: text('event').$type<VisitEvent>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.hour, table.shellId, table.page, table.event] })],
)

/** The same by release, and what the server failed at: what a shell is watched by. */
export const releaseCounts = pgTable(
  'release_counts',
  {
    companyId: uuid('company_id').notNull(),
    hour: integer('hour').notNull(),
    shellId: uuid('shell_id').notNull(),
    /** '' where it is not known. */
    releaseHash: text('release_hash').notNull(),
    event: text('event').$type<CountedEvent>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.hour, table.shellId, table.releaseHash, table.event] })],
)
