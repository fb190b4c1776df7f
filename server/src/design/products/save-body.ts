import type { productOperations } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import {
  type Body,
  bodyParts,
  removalInUse,
  type StoredDocument,
  upgradeBody,
} from '@coverwright/rules/design/products'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { loadProduct } from './load-product'
import { presentBody } from './present'
import { saveDraft, touchProduct } from './store'

/**
 * A draft may be unsound while it is worked on: its problems come back with it, and stand in the way of publishing only.
 * What other logic uses cannot be taken away before that is.
 */
export async function saveBody(ctx: MemberCtx, input: TakesOf<typeof productOperations.saveBody>) {
  const { body } = await loadProduct(ctx, input.productId)
  if (body.state === 'published') throw new Refused('product.bodyPublished')
  const before = upgradeBody(body.document)
  const after = { ...input.body, ...partsOf(before) } as Body
  const inUse = removalInUse(before, after)
  if (inUse) throw new Refused(inUse.code, { values: inUse.values })
  const document = after as unknown as StoredDocument
  if (!(await saveDraft(ctx, body.id, input.baseRevision, document)))
    throw new Refused('product.bodyChanged', { values: { revision: body.revision } })
  await touchProduct(ctx, input.productId)
  await ctx.record('products.bodySaved', { productId: input.productId, number: body.number })
  return presentBody({ ...body, document, revision: input.baseRevision + 1 })
}

/** Parts are written by their own rooms, which check them; what comes with a whole body is not believed. */
const partsOf = (stored: Body) => Object.fromEntries(bodyParts.map((part) => [part, stored[part]]))
