import type { PolicyNumberDesign } from '@coverwright/rules/selling/policy-numbers'
import { sql } from 'drizzle-orm'
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull()

export type EarlierSeries = { readonly series: number; readonly design: PolicyNumberDesign }

/** `last` is the highest number given; whoever gives the next holds this row, so that none is given twice or left out. */
export const policyNumberDesigns = pgTable(
  'policy_number_designs',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    title: text('title').notNull(),
    design: jsonb('design').$type<PolicyNumberDesign>().notNull(),
    /** Counts the designs of another shape that this one has had: their numbers start again. */
    series: integer('series').notNull().default(1),
    /** How the numbers of the series before this one were printed. */
    earlier: jsonb('earlier').$type<readonly EarlierSeries[]>().notNull().default([]),
    last: bigint('last', { mode: 'number' }),
    /** How many of this series were given; fewer than `last` says where the start was raised. */
    given: bigint('given', { mode: 'number' }).notNull().default(0),
    createdAt: at('created_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('policy_number_title_once').on(table.companyId, table.title),
  ],
)

/** A product takes its numbers from one design. */
export const policyNumberProducts = pgTable(
  'policy_number_products',
  {
    companyId: uuid('company_id').notNull(),
    productId: uuid('product_id').notNull(),
    designId: uuid('design_id').notNull(),
    connectedAt: at('connected_at'),
  },
  (table) => [
    primaryKey({ name: 'policy_number_product_once', columns: [table.companyId, table.productId] }),
    foreignKey({
      columns: [table.companyId, table.designId],
      foreignColumns: [policyNumberDesigns.companyId, policyNumberDesigns.id],
    }),
    index('policy_number_products_by_design').on(table.companyId, table.designId),
  ],
)

/** Every number that was given, as it was printed. */
export const policyNumbers = pgTable(
  'policy_numbers',
  {
    companyId: uuid('company_id').notNull(),
    designId: uuid('design_id').notNull(),
    series: integer('series').notNull(),
    number: bigint('number', { mode: 'number' }).notNull(),
    printed: text('printed').notNull(),
    givenAt: at('given_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.designId, table.series, table.number] }),
    unique('policy_number_once').on(table.companyId, table.printed),
    // In the order of letters whatever the language of the database is: where two shapes meet is searched by it.
    index('policy_numbers_by_text').on(
      table.companyId,
      table.designId,
      table.series,
      sql`${table.printed} collate "C"`,
    ),
  ],
)

/** How its things are called, for screens that know only their ids. */
export const designNames = {
  design: { company: policyNumberDesigns.companyId, id: policyNumberDesigns.id, name: policyNumberDesigns.title },
}
