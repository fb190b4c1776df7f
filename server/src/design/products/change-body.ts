import { productsTopic } from '@coverwright/contract/design/products'
import { type Body, type StoredDocument, upgradeBody } from '@coverwright/rules/design/products'
import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { holdProduct } from './load-product'
import type { OpenBody } from './open-body'
import { saveDraft, touchProduct } from './store'

type Change = { productId: string; baseRevision: number; change: (body: Body) => Body }

/** For what touches several parts at once, over exactly the revision that was read; the caller has its reasons checked in `change`. */
export async function changeBody(ctx: CompanyCtx, { productId, baseRevision, change }: Change): Promise<OpenBody> {
  const { body: held } = await holdProduct(ctx, productId)
  if (held.state === 'published') throw new Refused('product.bodyPublished')
  if (held.revision !== baseRevision) throw new Refused('product.bodyChanged', { values: { revision: held.revision } })
  const body = change(upgradeBody(held.document))
  await saveDraft(ctx, held.id, baseRevision, body as unknown as StoredDocument)
  await touchProduct(ctx, productId)
  await ctx.record('products.bodySaved', { productId, number: held.number })
  await ctx.notify(productsTopic)
  return { productId, number: held.number, revision: baseRevision + 1, isDraft: true, hash: null, body }
}
