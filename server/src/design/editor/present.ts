import { type EditingView, editorOperations } from '@coverwright/contract/design/editor'
import { mayDo, type MemberCtx } from '../../platform/operations'
import type { Editing } from './store'

export function presentEditing(ctx: MemberCtx, productId: string, open: readonly Editing[]): EditingView {
  const editor = open.find(({ isEditor }) => isEditor) ?? null
  const isMe = editor?.personId === ctx.member.id
  return {
    productId,
    editor: editor && { id: editor.personId, name: editor.name, isMe, since: editor.since.toISOString() },
    lookers: open.flatMap(({ personId, name, isEditor }) =>
      isEditor || personId === ctx.member.id ? [] : [{ id: personId, name }],
    ),
    may: mayDo(ctx.member, { takeOver: editor !== null && !isMe && editorOperations.takeOver }),
  }
}
