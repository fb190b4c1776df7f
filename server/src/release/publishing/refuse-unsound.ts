import { type Body, bodyProblems } from '@coverwright/rules/design/products'
import { emptyGuide } from '@coverwright/rules/rating/underwriting'
import { holderGaps } from '@coverwright/rules/selling/quotes'
import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { connectorUseProblems } from '../../rating/connectors'
import { draftRating, failedTests } from '../../rating/product-tests'
import { guideProblems } from '../../rating/underwriting'

/** A journey with faults, a price that cannot be worked out, or a test that fails: none of these is sold. */
export async function refuseUnsound(ctx: CompanyCtx, productId: string, draft: Body) {
  const faults = bodyProblems(draft).length
  if (faults > 0) throw new Refused('publishing.unsound', { values: { count: faults } })
  await refuseUndecided(ctx, productId, draft)
  refuseUnheld(draft)
  if (draft.pricing === undefined) return
  const faulty = await priceProblems(ctx, productId, draft)
  if (faulty > 0) throw new Refused('publishing.cannotPrice', { values: { count: faulty } })
  const failed = await failedTests(ctx, productId, draft)
  if (failed > 0) throw new Refused('publishing.testsFail', { values: { count: failed } })
}

/** What has a price is bought by somebody: whoever reaches the end must have been asked who they are. */
export function refuseUnheld(body: Body) {
  if (body.pricing !== undefined && holderGaps(body).length > 0) throw new Refused('publishing.noHolder')
}

/** How many things stand between this body and a price. */
export async function priceProblems(ctx: CompanyCtx, productId: string, draft: Body): Promise<number> {
  const { problems } = await draftRating(ctx, productId, draft, 'active')
  return (problems ?? []).length + (await connectorUseProblems(ctx, draft)).length
}

/** A guide that cannot decide would refer everybody, or nobody: it says so itself, with the first rule that is meant. */
async function refuseUndecided(ctx: CompanyCtx, productId: string, draft: Body) {
  const undecided = await guideFault(ctx, productId, draft)
  if (undecided) throw new Refused('publishing.guideUnsound', { values: undecided })
}

export async function guideFault(ctx: CompanyCtx, productId: string, draft: Body) {
  const problems = await guideProblems(ctx, { productId, body: draft, isDraft: true })
  const [first] = problems
  if (!first) return null
  const { rules, tables, answers = [] } = draft.underwriting ?? emptyGuide
  const { title = '' } = [...rules, ...tables, ...answers].find(({ id }) => id === first.where) ?? {}
  return { count: problems.length, title }
}
