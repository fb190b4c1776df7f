import { type productDraftOperations, productsTopic } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { nextRevision } from '@coverwright/rules/design/products'
import type { MemberCtx } from '../../platform/operations'
import { putChoice, updateRevision } from './draft-store'
import { loadDraft, presentChanged } from './load-drafts'
import { holdProduct } from './load-product'

/**
 * Raises the draft's revision above everything that the caller can have read until now, so that a tab which is still open
 * on the other one saves nothing here. Parts keep theirs: whoever else works on the draft is not disturbed.
 */
export async function chooseDraft(ctx: MemberCtx, asked: TakesOf<typeof productDraftOperations.choose>) {
  const { productId, draftId } = asked
  const { body: open } = await holdProduct(ctx, productId)
  const { draft, bodies } = await loadDraft(ctx, productId, draftId)
  if (open.id !== draft.id) {
    const floor = nextRevision(bodies)
    await updateRevision(ctx, draft.id, floor)
    await putChoice(ctx, productId, draft.id, floor)
    await ctx.notify(productsTopic)
  }
  return presentChanged(ctx, productId, draft.id)
}
