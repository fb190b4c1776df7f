import type { PromotionKind, PromotionState, PromotionTerms } from '@coverwright/rules/selling/promotions'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Vouchers and coupons: what they take off, and when. Expired and run out are worked out, never kept. */
export const promotions = pgTable(
  'promotions',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<PromotionKind>().notNull(),
    title: text('title').notNull(),
    /** What buyers type; of one with codes of its own, how these begin. */
    code: text('code').notNull(),
    description: text('description').notNull(),
    productId: uuid('product_id'),
    plan: text('plan').notNull(),
    terms: jsonb('terms').$type<PromotionTerms>().notNull(),
    codeLength: integer('code_length').notNull(),
    state: text('state').$type<PromotionState>().notNull(),
    revision: integer('revision').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('promotion_word_once').on(table.companyId, table.code),
    index('promotions_newest').on(table.companyId, table.kind, table.updatedAt),
  ],
)

/** What can be typed, and how often it is good for: held by orders that are not paid yet, used by those that are. */
export const promotionCodes = pgTable(
  'promotion_codes',
  {
    companyId: uuid('company_id').notNull(),
    code: text('code').notNull(),
    promotionId: uuid('promotion_id').notNull(),
    quota: integer('quota').notNull(),
    held: integer('held').notNull().default(0),
    used: integer('used').notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'promotion_code_once', columns: [table.companyId, table.code] }),
    index('promotion_codes_of').on(table.companyId, table.promotionId),
    // The last word on it, whatever code says: never more than there are, never less than none.
    check('promotion_code_within_quota', sql`held >= 0 and used >= 0 and held + used <= quota`),
  ],
)

/** What an order holds or has used; one that is let go has no row. Until its order is there, a quote holds it by its own id. */
export const promotionHolds = pgTable(
  'promotion_holds',
  {
    companyId: uuid('company_id').notNull(),
    orderId: uuid('order_id').notNull(),
    code: text('code').notNull(),
    state: text('state').$type<'held' | 'used'>().notNull(),
    until: at('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.orderId, table.code] }),
    index('promotion_holds_due')
      .on(table.companyId, table.until)
      .where(sql`state = 'held'`),
  ],
)
