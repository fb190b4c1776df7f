import { type DraftView, productDraftOperations } from '@coverwright/contract/design/products'
import { lockedRefusal, MAIN_DRAFT } from '@coverwright/rules/design/products'
import { Refused } from '../../kernel'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { listBodyFacts } from './draft-store'
import { type LoadedProduct, loadProduct } from './load-product'

type Facts = Awaited<ReturnType<typeof listBodyFacts>>[number]

export const isDraft = ({ state }: Facts): boolean => state === 'draft'

/** One draft of a product, and all others of its bodies. */
export async function loadDraft(ctx: MemberCtx, productId: string, draftId: string) {
  const bodies = await listBodyFacts(ctx, productId)
  const draft = bodies.find((each) => each.id === draftId && isDraft(each))
  if (!draft) throw new Refused('products.draftGone')
  return { draft, bodies }
}

/** The drafts as the caller sees them. */
export async function presentDrafts(ctx: MemberCtx, productId: string): Promise<DraftView[]> {
  const loaded = await loadProduct(ctx, productId)
  return (await listBodyFacts(ctx, productId)).filter(isDraft).map((draft) => presentDraft(ctx, draft, loaded))
}

/** One of them, once something was done to it. */
export async function presentChanged(ctx: MemberCtx, productId: string, draftId: string): Promise<DraftView> {
  const found = (await presentDrafts(ctx, productId)).find(({ id }) => id === draftId)
  if (!found) throw new Refused('products.draftGone')
  return found
}

function presentDraft(ctx: MemberCtx, draft: Facts, { product, body }: LoadedProduct): DraftView {
  const { id, draftName, number, updatedAt } = draft
  const isChosen = body.id === id
  const mayChange = draftName !== MAIN_DRAFT && lockedRefusal(product) === null
  const { choose, rename, delete: remove } = productDraftOperations
  return {
    ...{ id, name: draftName, number, updatedAt: updatedAt.toISOString(), isChosen },
    may: mayDo(ctx.member, {
      choose: !isChosen && choose,
      rename: mayChange && rename,
      delete: mayChange && remove,
    }),
  }
}
