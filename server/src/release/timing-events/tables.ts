import type { TimingDoes } from '@coverwright/contract/release/timing-events'
import type { MissedWay, RunOutcome, When } from '@coverwright/rules/release/timing-events'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

export const timingEvents = pgTable(
  'timing_events',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    timeZone: text('time_zone').notNull(),
    /** The version of both documents, for the day that one gets another shape. */
    version: integer('version').notNull().default(1),
    falls: jsonb('falls').$type<When>().notNull(),
    does: jsonb('does').$type<TimingDoes>().notNull(),
    /** The place that it changes, and its product: for lists, and for who may see it. */
    shellId: uuid('shell_id'),
    productId: uuid('product_id'),
    slug: text('slug'),
    missed: text('missed').$type<MissedWay>().notNull(),
    isOn: boolean('is_on').notNull(),
    nextAt: at('next_at'),
    /** Who made or changed it last: it runs in their name, if they may then. */
    memberId: uuid('member_id').notNull(),
    revision: integer('revision').notNull().default(1),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('timing_events_next')
      .on(table.companyId, table.nextAt)
      .where(sql`is_on`),
  ],
)

/** Only ever added to. */
export const timingRuns = pgTable(
  'timing_runs',
  {
    companyId: uuid('company_id').notNull(),
    eventId: uuid('event_id').notNull(),
    due: at('due').notNull(),
    ranAt: at('ran_at').notNull(),
    outcome: text('outcome').$type<RunOutcome>().notNull(),
    isLate: boolean('is_late').notNull(),
    refusal: text('refusal'),
    told: integer('told').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.eventId, table.due] }),
    index('timing_runs_by_time').on(table.companyId, table.due),
  ],
)

export const timingEventNames = {
  timingEvent: { company: timingEvents.companyId, id: timingEvents.id, name: timingEvents.name },
}
