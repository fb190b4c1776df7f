import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { openBody } from '../products'
import { listEditing } from './store'

/** While somebody else is editing the form, its pages and their texts are theirs to change. */
export async function refuseHeldByOther(ctx: MemberCtx, productId: string) {
  const { bodyId } = await openBody(ctx, productId)
  const editor = (await listEditing(ctx, { productId, bodyId })).find(({ isEditor }) => isEditor)
  if (editor && editor.personId !== ctx.member.id)
    throw new Refused('editor.heldByOther', { values: { name: editor.name } })
}
