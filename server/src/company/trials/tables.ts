import type { Plan } from '@coverwright/rules/account/subscriptions'
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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

/**
 * The plan that a company has paid for. It stands here, below all rooms that ask what a company may, and is changed by the
 * room of subscriptions. Days are of the company's calendar; one that is not here never subscribed to a plan.
 */
export const subscriptions = pgTable('subscriptions', {
  companyId: uuid('company_id').primaryKey(),
  plan: jsonb('plan').$type<Plan>().notNull(),
  startedAt: at('started_at').notNull(),
  /** The period that is paid for, both days counted in. */
  periodFrom: integer('period_from').notNull(),
  paidUntil: integer('paid_until').notNull(),
  /** A change that waits for its day. */
  nextPlan: jsonb('next_plan').$type<Plan>(),
  nextFrom: integer('next_from'),
  /** The last notice before a renewal, in days before; the tries to charge it, and what they are for. */
  noticed: integer('noticed'),
  firstTriedOn: integer('first_tried_on'),
  triedOn: integer('tried_on'),
  renewalOrder: uuid('renewal_order'),
  limitedAt: at('limited_at'),
})
