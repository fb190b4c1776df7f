import type { productOperations } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { type Body, type BodyPart, removalInUse } from '@coverwright/rules/design/products'
import { refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { presentBody } from './present'
import { reviseDraft } from './revise-draft'

/**
 * A draft may be unsound while it is worked on: its problems come back with it, and stand in the way of publishing only.
 * What other logic uses cannot be taken away before that is.
 */
export async function saveBody(ctx: MemberCtx, input: TakesOf<typeof productOperations.saveBody>) {
  const { productId, baseRevision } = input
  const change = (before: Body): Body => ({ ...input.body, ...partsOf(before) })
  const refuse = (before: Body, after: Body) => refuseIf(removalInUse(before, after))
  return presentBody(await reviseDraft(ctx, { productId, baseRevision, change, refuse }))
}

/** Parts are written by their own rooms, which check them; what comes with a whole body is not believed. */
const partsOf = (stored: Body): Pick<Body, BodyPart> => {
  const { dataset, connectors, plans, tables, pricing, underwriting, sale } = stored
  return { dataset, connectors, plans, tables, pricing, underwriting, sale }
}
