import { editingTopic } from '@coverwright/contract/design/editor'
import type { MemberCtx } from '../../platform/operations'
import { holdProduct } from '../products'
import { presentEditing } from './present'
import { deleteUnheard, listEditing, putEditing } from './store'

/** An open editor says every 20 seconds that it is there: two calls may be lost before another gets its place. */
export const LEASE_MS = 60_000

/** Held by the product's lock: two who open it at the same moment are one who edits and one who looks. */
export async function stay(ctx: MemberCtx, { productId }: { productId: string }) {
  const { body } = await holdProduct(ctx, productId)
  const draft = { productId, bodyId: body.id }
  const before = await listEditing(ctx, draft)
  const editor = before.find(({ isEditor }) => isEditor)
  const isEditor = !editor || editor.personId === ctx.member.id
  await deleteUnheard(ctx, productId)
  await putEditing(ctx, draft, isEditor, new Date(ctx.now().getTime() + LEASE_MS))
  const own = before.find(({ personId }) => personId === ctx.member.id)
  if (own?.isEditor !== isEditor) await ctx.notify(editingTopic)
  return presentEditing(ctx, productId, await listEditing(ctx, draft))
}
