import { tablesUsed } from '@coverwright/rules/rating/rating'
import type { CompanyCtx } from '../../platform/operations'
import { keepTables } from '../tables'
import type { RatedBody } from './open-rating'
import { hasRating, insertRating } from './store'

/** What a price was worked out with, kept for ever under its hash: the recipe's text and the rows of its tables. */
export async function keepRating(ctx: CompanyCtx, { document, tables, parts }: RatedBody): Promise<void> {
  // It may be megabytes of rows, and thousands of prices share it.
  if (await hasRating(ctx, document.hash)) return
  const used = tablesUsed(parts)
  const frozen = tables.filter(({ table }) => used.includes(table.id)).map((entry) => entry.frozen)
  await keepTables(ctx, frozen)
  await insertRating(ctx, { hash: document.hash, document: document.text, tables: [...frozen], keptAt: ctx.now() })
}
