import type { GiftCardState } from '@coverwright/rules/selling/gift-cards'
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const giftCards = pgTable(
  'gift_cards',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    state: text('state').$type<GiftCardState>().notNull(),
    revision: integer('revision').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('gift_cards_newest').on(table.companyId, table.updatedAt),
  ],
)
