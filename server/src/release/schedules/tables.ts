import type { ScheduleKind, ScheduleState } from '@coverwright/rules/release/schedules'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** What is to happen to a shell at a time. The release was frozen when it was scheduled. */
export const schedules = pgTable(
  'schedules',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    productId: uuid('product_id').notNull(),
    shellId: uuid('shell_id').notNull(),
    slug: text('slug').notNull(),
    kind: text('kind').$type<ScheduleKind>().notNull(),
    releaseHash: text('release_hash'),
    number: integer('number'),
    runsAt: at('runs_at').notNull(),
    /** By whose clocks the time was chosen; null for those from before zones were kept. */
    timeZone: text('time_zone'),
    state: text('state').$type<ScheduleState>().notNull(),
    /** Who scheduled it: it runs in their name, if they may then. */
    memberId: uuid('member_id').notNull(),
    createdAt: at('created_at').notNull(),
    ranAt: at('ran_at'),
    refusal: text('refusal'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('schedules_by_time').on(table.companyId, table.runsAt),
    index('schedules_waiting')
      .on(table.companyId, table.shellId, table.runsAt)
      .where(sql`state = 'waiting'`),
  ],
)
