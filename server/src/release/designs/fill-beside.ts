import { ASKED_ON, type Template } from '@coverwright/rules/release/designs'
import { partsOfDraft, ratingOf } from '@coverwright/rules/rating/rating'
import type { CompanyCtx } from '../../platform/operations'
import { keepTest } from '../../rating/product-tests'
import { addTableVersion, putInForce, readRateTables } from '../../rating/tables'

/** Rates of all templates hold from here on, so that a trial on any later day finds them. */
const RATES_FROM = '2026-01-01'

/** What stands beside the design of a template: its tables in force, and the customers that it is tested with. */
export async function fillBeside(ctx: CompanyCtx, productId: string, { body, tables, customers }: Template) {
  for (const { rows, ...table } of tables) {
    const given = { productId, table, rows, effectiveFrom: RATES_FROM }
    await putInForce(ctx, (await addTableVersion(ctx, given)).versionId)
  }
  const read = (await readRateTables(ctx, productId, { versions: 'active' })).map((each) => each.table)
  const parts = partsOfDraft(body, read)
  const rating = parts && ratingOf(parts)
  if (!rating?.ok) throw new Error(`A template cannot be rated: ${JSON.stringify(rating)}`)
  for (const [place, { title, answers, plan, addOns, startDate }] of customers.entries()) {
    const customer = { answers, plan, addOns, startDate, today: ASKED_ON, discounts: [] }
    await keepTest(ctx, { place, productId, body, rating: rating.value, title, customer })
  }
}
