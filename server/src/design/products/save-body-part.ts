import { type Body, type BodyPart } from '@coverwright/rules/design/products'
import type { CompanyCtx } from '../../platform/operations'
import { changeBody } from './change-body'

type Change = { productId: string; baseRevision: number; part: BodyPart; value: unknown }

/**
 * For the rooms whose part of a body it is: replaces that part of the draft, over what was read of it. The room has
 * checked the value; a body that is published, or whose part was changed meanwhile, is refused.
 */
export async function saveBodyPart(ctx: CompanyCtx, { productId, baseRevision, part, value }: Change) {
  const change = (body: Body) => ({ ...body, [part]: value })
  const { revision, body } = await changeBody(ctx, { productId, baseRevision, change })
  return { revision, body }
}
