import { type productDraftOperations, productsTopic } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { mainDraftRefusal } from '@coverwright/rules/design/products'
import { refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { deleteChangesOf } from './change-store'
import { closeDraft } from './close-draft'
import { loadDraft } from './load-drafts'
import { holdUnlocked } from './load-product'
import { deleteDraft } from './store'

/** With its history: what it was made of is in the draft or version that it came from. */
export async function deleteNamedDraft(ctx: MemberCtx, asked: TakesOf<typeof productDraftOperations.delete>) {
  const { productId, draftId } = asked
  await holdUnlocked(ctx, productId)
  const { draft } = await loadDraft(ctx, productId, draftId)
  refuseIf(mainDraftRefusal(draft))
  await closeDraft(ctx, { ...draft, productId })
  await deleteChangesOf(ctx, draft.id)
  await deleteDraft(ctx, draft.id)
  await ctx.record('products.draftDeleted', { productId, name: draft.draftName })
  await ctx.notify(productsTopic)
  return {}
}
