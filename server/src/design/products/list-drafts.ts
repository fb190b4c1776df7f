import { productDraftOperations } from '@coverwright/contract/design/products'
import { draftLimitRefusal, lockedRefusal } from '@coverwright/rules/design/products'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { listBodyFacts } from './draft-store'
import { isDraft, presentDrafts } from './load-drafts'
import { loadProduct } from './load-product'

export async function listDrafts(ctx: MemberCtx, { productId }: { productId: string }) {
  const { product } = await loadProduct(ctx, productId)
  const bodies = await listBodyFacts(ctx, productId)
  const drafts = bodies.filter(isDraft)
  const isOpen = lockedRefusal(product) === null && draftLimitRefusal(drafts) === null
  return {
    drafts: await presentDrafts(ctx, productId),
    versions: bodies.filter((body) => !isDraft(body)).map(({ id, number }) => ({ id, number })),
    may: mayDo(ctx.member, { create: isOpen && productDraftOperations.create }),
  }
}
