import { editingTopic } from '@coverwright/contract/design/editor'
import type { MemberCtx } from '../../platform/operations'
import { holdProduct } from '../products'
import { presentEditing } from './present'
import { LEASE_MS } from './stay'
import { deleteUnheard, endEditing, listEditing, putEditing } from './store'

/** What the other has saved stays; what they have not is kept in their tab, and is theirs to save when it is their turn. */
export async function takeOver(ctx: MemberCtx, { productId }: { productId: string }) {
  const { body } = await holdProduct(ctx, productId)
  const draft = { productId, bodyId: body.id }
  await deleteUnheard(ctx, productId)
  const from = (await listEditing(ctx, draft)).find(({ isEditor }) => isEditor)
  await endEditing(ctx, draft)
  await putEditing(ctx, draft, true, new Date(ctx.now().getTime() + LEASE_MS))
  if (from && from.personId !== ctx.member.id)
    await ctx.record('editor.takenOver', { productId, personId: from.personId })
  await ctx.notify(editingTopic)
  return presentEditing(ctx, productId, await listEditing(ctx, draft))
}
