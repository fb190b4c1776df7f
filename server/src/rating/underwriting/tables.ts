import type { Money } from '@coverwright/rules/money'
import type { LimitElsewhere } from '@coverwright/rules/rating/underwriting'
import { boolean, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A role without a row decides nothing; a null in a row is without limit. */
export const authorityLimits = pgTable(
  'authority_limits',
  {
    companyId: uuid('company_id').notNull(),
    roleId: uuid('role_id').notNull(),
    mostSumInsured: jsonb('most_sum_insured').$type<Money | null>(),
    mostPremium: jsonb('most_premium').$type<Money | null>(),
    mostLoadingPercent: text('most_loading_percent'),
    mayDecline: boolean('may_decline').notNull(),
    elsewhere: jsonb('elsewhere').$type<LimitElsewhere[] | null>(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.roleId] })],
)
