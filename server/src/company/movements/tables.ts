import type { MovementKind } from '@coverwright/rules/company/movements'
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * What moved a company's account with the platform, each once and never changed. Amounts stand in the ledger, in the
 * journal of the same id, and statements are sums over those. An account has one currency for life, the company's usual one on its first day.
 */
export const accountMovements = pgTable(
  'account_movements',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    at: at('at').notNull(),
    kind: text('kind').$type<MovementKind>().notNull(),
    currency: text('currency').notNull(),
    trialEndsAt: at('trial_ends_at'),
    /** The number of the invoice that it belongs to. */
    note: text('note').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('account_movements_by_time').on(table.companyId, table.at),
  ],
)
