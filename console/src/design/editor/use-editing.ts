import { type EditingView, editorOperations } from '@coverwright/contract/design/editor'
import { useCallback, useEffect, useMemo } from 'react'
import { asked, keyOf, queryClient, useOperation, useWrite } from '../../platform/queries'

const { getEditing, stay, leave, takeOver } = editorOperations
/** Three times within the minute after which somebody who is not heard of is gone. */
const EVERY_MS = 20_000

/** Who edits this form. While it is open here that is said again and again, and taken back when it is closed. */
export function useEditing(productId: string, mayEdit: boolean) {
  const { data } = useOperation(getEditing, { productId }, { quiet: true })
  const taking = useWrite(takeOver, { quiet: true })
  const keep = useCallback(
    (view: EditingView) => queryClient.setQueryData(keyOf(getEditing, { productId }), view),
    [productId],
  )
  useEffect(() => {
    if (!mayEdit) return undefined
    const say = () =>
      void asked(stay, { productId }, { idempotencyKey: crypto.randomUUID(), quiet: true }).then(keep, ignored)
    say()
    const timer = setInterval(say, EVERY_MS)
    return () => {
      clearInterval(timer)
      void asked(leave, { productId }, { idempotencyKey: crypto.randomUUID(), quiet: true }).catch(ignored)
    }
  }, [productId, mayEdit, keep])
  const { mutateAsync: take, isPending: isTaking } = taking
  return useMemo(
    () => ({
      editing: data,
      isEditor: data?.editor?.isMe ?? false,
      takeOver: () => take({ productId }).then(keep),
      isTaking,
    }),
    [data, take, productId, keep, isTaking],
  )
}

/** Without a line nobody is told; the next call says it, and a save says why it is not taken. */
const ignored = () => undefined
