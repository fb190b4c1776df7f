import type { Language } from '@coverwright/rules/languages'
import type { PageEvent, PageState } from '@coverwright/rules/release/direct-pages'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A template at an address, for one product where it is sold. */
export const directPages = pgTable(
  'direct_pages',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    templateId: uuid('template_id').notNull(),
    shellId: uuid('shell_id').notNull(),
    productId: uuid('product_id').notNull(),
    languages: jsonb('languages').$type<Language[]>().notNull(),
    state: text('state').$type<PageState>().notNull(),
    publishedAt: at('published_at'),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('direct_page_name_once').on(table.companyId, sql`lower(${table.name})`),
    index('direct_pages_by_slug').on(table.companyId, table.slug),
    index('direct_pages_of_template').on(table.companyId, table.templateId),
  ],
)

/** Pages by their names, for the audit log. */
export const directPageNames = {
  directPage: { company: directPages.companyId, id: directPages.id, name: directPages.name },
}

/** Outside the walls: a visitor has an address before anything says whose it is, and no two companies share one. */
export const directPageAddresses = pgTable('direct_page_addresses', {
  slug: text('slug').primaryKey(),
  ownerCompany: uuid('owner_company').notNull(),
  pageId: uuid('page_id').notNull(),
  /** Where its product is sold: a domain that shows the page shows that as well. */
  shellId: uuid('shell_id').notNull(),
})

/** What is counted of everybody; nothing here says who looked. */
export const directPageCounts = pgTable(
  'direct_page_counts',
  {
    companyId: uuid('company_id').notNull(),
    /** Hours since 1970. */
    hour: integer('hour').notNull(),
    pageId: uuid('page_id').notNull(),
    /** As the link said it; '' for none. */
    campaign: text('campaign').notNull(),
    event: text('event').$type<PageEvent>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.hour, table.pageId, table.campaign, table.event] }),
    index('direct_page_counts_by_page').on(table.companyId, table.pageId),
  ],
)
