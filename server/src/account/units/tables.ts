import type { UnitMove, UnitUse } from '@coverwright/rules/account/units'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** How many units a company has: the sum of its movements, kept so that one statement can spend. Never below zero. */
export const unitAccounts = pgTable(
  'unit_accounts',
  {
    companyId: uuid('company_id').primaryKey(),
    balance: integer('balance').notNull(),
    /** Policies were issued while there were none: taken from the next that come. */
    owed: integer('owed').notNull().default(0),
    /** The month that policies are counted in, as years times twelve, and how many there were. */
    month: integer('month').notNull().default(0),
    issued: integer('issued').notNull().default(0),
  },
  () => [check('units_not_below_zero', sql`balance >= 0 and owed >= 0`)],
)

/** What came in and what was spent, each once, and what for. */
export const unitMoves = pgTable(
  'unit_moves',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    at: at('at').notNull(),
    move: text('move').$type<UnitMove>().notNull(),
    use: text('use').$type<UnitUse>(),
    units: integer('units').notNull(),
    /** What was left after it. */
    balance: integer('balance').notNull(),
    /** What is done twice under one key is done once. */
    key: text('key').notNull(),
    policyId: uuid('policy_id'),
    orderId: uuid('order_id'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('unit_move_once').on(table.companyId, table.key),
    index('unit_moves_by_time').on(table.companyId, table.at),
  ],
)
