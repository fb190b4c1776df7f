import { productsTopic } from '@coverwright/contract/design/products'
import { type BodyPart, type StoredDocument, upgradeBody } from '@coverwright/rules/design/products'
import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { holdProduct } from './load-product'
import { saveDraft, touchProduct } from './store'

type Change = { productId: string; baseRevision: number; part: BodyPart; value: unknown }

/**
 * For the rooms whose part of a body it is: replaces that part of the draft, over exactly the revision that was read.
 * The room has checked the value; a body that is published, or was changed meanwhile, is refused.
 */
export async function saveBodyPart(ctx: CompanyCtx, { productId, baseRevision, part, value }: Change) {
  const { body } = await holdProduct(ctx, productId)
  if (body.state === 'published') throw new Refused('product.bodyPublished')
  const document = { ...upgradeBody(body.document), [part]: value }
  if (!(await saveDraft(ctx, body.id, baseRevision, document as unknown as StoredDocument)))
    throw new Refused('product.bodyChanged', { values: { revision: body.revision } })
  await touchProduct(ctx, productId)
  await ctx.record('products.bodySaved', { productId, number: body.number, part })
  await ctx.notify(productsTopic)
  return { revision: baseRevision + 1, body: document }
}
