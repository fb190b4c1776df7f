import type { pricingOperations } from '@coverwright/contract/rating/pricing'
import type { TakesOf } from '@coverwright/contract/platform'
import type { Language } from '@coverwright/rules/languages'
import { lacksAmount } from '@coverwright/rules/rating/pricing'
import { type Body, ratedDatasetOf } from '@coverwright/rules/design/products'
import { withSumInsured } from '@coverwright/rules/rating/tables'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { changeBody, openBody } from '../../design/products'
import { pricingTables, tablesOf } from './open-rating'
import { proposalWords } from './proposal-words'

/** Asks for the amount that the rates are a share of; only where the tables wait for one. */
export async function addSumInsured(ctx: MemberCtx, input: TakesOf<typeof pricingOperations.addSumInsured>) {
  const { productId, baseRevision } = input
  const opened = await openBody(ctx, productId)
  const { body } = opened
  const tables = pricingTables(await tablesOf(ctx, opened, 'tried'))
  if (!lacksAmount(tables, ratedDatasetOf(body), body.currency)) throw new Refused('tables.nothingToAsk')
  const title = (language: Language) => proposalWords(language).sumInsured
  const change = (before: Body) => withSumInsured(before, { newId: () => ctx.newId(), title })
  const { revision } = await changeBody(ctx, { productId, baseRevision, change })
  return { revision }
}
