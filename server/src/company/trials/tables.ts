import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Spec 9: the free trial of 21 days. Whether it is over is for the clock to say, so it is not stored. */
export const trials = pgTable('trials', {
  companyId: uuid('company_id').primaryKey(),
  startedAt: at('started_at').notNull(),
  endsAt: at('ends_at').notNull(),
  /** Set when the company subscribes; from then on the trial's end means nothing. */
  upgradedAt: at('upgraded_at'),
  reactivationAskedAt: at('reactivation_asked_at'),
  /** Who asked, so that the answer goes to them. */
  reactivationAskedBy: uuid('reactivation_asked_by'),
  reactivationReason: text('reactivation_reason').notNull().default(''),
})
