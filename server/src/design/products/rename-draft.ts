import { type productDraftOperations, productsTopic } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { draftNameRefusal, mainDraftRefusal } from '@coverwright/rules/design/products'
import { refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { updateDraftName } from './draft-store'
import { isDraft, loadDraft, presentChanged } from './load-drafts'
import { holdUnlocked } from './load-product'

export async function renameDraft(ctx: MemberCtx, asked: TakesOf<typeof productDraftOperations.rename>) {
  const { productId, draftId, name } = asked
  await holdUnlocked(ctx, productId)
  const { draft, bodies } = await loadDraft(ctx, productId, draftId)
  refuseIf(mainDraftRefusal(draft))
  const others = bodies.filter((each) => isDraft(each) && each.id !== draft.id)
  refuseIf(draftNameRefusal(name, others))
  await updateDraftName(ctx, draft.id, name)
  await ctx.record('products.draftRenamed', { productId, name, before: draft.draftName })
  await ctx.notify(productsTopic)
  return presentChanged(ctx, productId, draft.id)
}
