import { type Body, type BodyPart } from '@coverwright/rules/design/products'
import type { CompanyCtx } from '../../platform/operations'
import { changeBody } from './change-body'

type Change<Part extends BodyPart> = { productId: string; baseRevision: number; part: Part; value: Body[Part] }

/**
 * For the rooms whose part of a body it is: replaces that part of the draft, over what was read of it. The room has
 * checked the value; a body that is published, or whose part was changed meanwhile, is refused.
 */
export async function saveBodyPart<Part extends BodyPart>(
  ctx: CompanyCtx,
  { productId, baseRevision, part, value }: Change<Part>,
) {
  const change = (body: Body): Body => ({ ...body, [part]: value })
  const { revision, body } = await changeBody(ctx, { productId, baseRevision, change })
  return { revision, body }
}
