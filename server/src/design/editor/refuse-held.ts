import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { listEditing } from './store'

/** Whatever writes the form waits for whoever is editing it. */
export async function refuseHeldByOther(ctx: MemberCtx, productId: string) {
  const editor = (await listEditing(ctx, productId)).find(({ isEditor }) => isEditor)
  if (editor && editor.personId !== ctx.member.id)
    throw new Refused('editor.heldByOther', { values: { name: editor.name } })
}
