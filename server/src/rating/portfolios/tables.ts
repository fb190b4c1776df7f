import type {
  FoundColumn,
  MappedPortfolioColumn,
  PortfolioProblem,
  PortfolioState,
  PortfolioTotals,
} from '@coverwright/rules/rating/portfolios'
import type { MadeUpShares } from '@coverwright/rules/rating/rating'
import {
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true }).notNull()
const packed = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export type Failure = { code: string; values: Record<string, string | number> }
/** Which rows of the file are policies. */
export type FoundSheet = { sheet: string; headAt: number }

/** Books of policies, and files on their way to one. */
export const portfolios = pgTable(
  'portfolios',
  {
    companyId: uuid('company_id').notNull(),
    id: uuid('id').notNull(),
    productId: uuid('product_id').notNull(),
    name: text('name').notNull(),
    /** Null once its rows were read: the file itself holds more than was mapped. */
    fileId: uuid('file_id'),
    fileName: text('file_name').notNull(),
    fileKind: text('file_kind').$type<'xlsx' | 'xls' | 'csv'>().notNull(),
    state: text('state').$type<PortfolioState>().notNull(),
    failure: jsonb('failure').$type<Failure>(),
    found: jsonb('found').$type<FoundSheet>(),
    columns: jsonb('columns').$type<FoundColumn[]>().notNull(),
    mapping: jsonb('mapping').$type<MappedPortfolioColumn[]>().notNull(),
    rowCount: integer('row_count').notNull(),
    problems: jsonb('problems').$type<PortfolioProblem[]>().notNull(),
    problemCount: integer('problem_count').notNull(),
    totals: jsonb('totals').$type<PortfolioTotals>(),
    madeBy: uuid('made_by'),
    madeAt: at('made_at'),
    updatedAt: at('updated_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('portfolios_by_product').on(table.companyId, table.productId, table.madeAt),
  ],
)

/** Rows of a book, packed, ten thousand at a time. */
export const portfolioParts = pgTable(
  'portfolio_parts',
  {
    companyId: uuid('company_id').notNull(),
    portfolioId: uuid('portfolio_id').notNull(),
    part: integer('part').notNull(),
    rows: packed('rows').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.portfolioId, table.part] }),
    foreignKey({
      columns: [table.companyId, table.portfolioId],
      foreignColumns: [portfolios.companyId, portfolios.id],
    }).onDelete('cascade'),
  ],
)

/** How made-up customers of a product divide. */
export const madeUpShares = pgTable(
  'made_up_shares',
  {
    companyId: uuid('company_id').notNull(),
    productId: uuid('product_id').notNull(),
    shares: jsonb('shares').$type<MadeUpShares>().notNull(),
    updatedAt: at('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.productId] })],
)

/** How its things are called, for screens that know only their ids. */
export const portfolioNames = {
  portfolio: { company: portfolios.companyId, id: portfolios.id, name: portfolios.name },
}
