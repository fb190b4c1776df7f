import { type productDraftOperations, productsTopic } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { planFiles } from '@coverwright/rules/design/plans'
import { mainDraftRefusal } from '@coverwright/rules/design/products'
import { refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { deleteChangesOf } from './change-store'
import { closeDraft } from './close-draft'
import { loadDraft } from './load-drafts'
import { holdUnlocked } from './load-product'
import { readBody } from './read-body'
import { deleteDraft, findBody } from './store'

/** With its history: what it was made of is in the draft or version that it came from. */
export async function deleteNamedDraft(ctx: MemberCtx, asked: TakesOf<typeof productDraftOperations.delete>) {
  const { productId, draftId } = asked
  await holdUnlocked(ctx, productId)
  const { draft } = await loadDraft(ctx, productId, draftId)
  refuseIf(mainDraftRefusal(draft))
  const stored = await findBody(ctx, productId, draft.id)
  const fileIds = stored ? planFiles(readBody(stored.document).body.plans) : []
  await closeDraft(ctx, { ...draft, productId })
  await deleteChangesOf(ctx, draft.id)
  await deleteDraft(ctx, draft.id)
  // Plans look whether another draft or version still names them.
  if (fileIds.length > 0) await ctx.enqueue('plans.releaseDraft', { productId, fileIds })
  await ctx.record('products.draftDeleted', { productId, name: draft.draftName })
  await ctx.notify(productsTopic)
  return {}
}
