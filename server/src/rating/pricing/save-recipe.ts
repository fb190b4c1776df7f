import type { pricingOperations } from '@coverwright/contract/rating/pricing'
import type { TakesOf } from '@coverwright/contract/platform'
import { partsOfDraft, ratingOf } from '@coverwright/rules/rating/rating'
import type { MemberCtx } from '../../platform/operations'
import { openBody, saveBodyPart } from '../../design/products'
import { tablesOf } from './open-rating'
import { presentProblem } from './present'

/** A recipe may be unsound while it is worked on: its problems come back, and stand in the way of publishing only. */
export async function saveRecipe(ctx: MemberCtx, input: TakesOf<typeof pricingOperations.save>) {
  const { productId, baseRevision, recipe } = input
  const { revision } = await saveBodyPart(ctx, { productId, baseRevision, part: 'pricing', value: recipe })
  const opened = await openBody(ctx, productId)
  const tables = await tablesOf(ctx, opened, 'active')
  const parts = partsOfDraft(
    opened.body,
    tables.map(({ table }) => table),
  )
  const compiled = parts && ratingOf(parts)
  return { revision, problems: compiled && !compiled.ok ? compiled.problems.map(presentProblem) : [] }
}
