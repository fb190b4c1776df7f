import { useDraggable } from '@dnd-kit/core'
import type { QuestionKind } from '@coverwright/rules/design/forms'
import type { PointerEventHandler } from 'react'

/** What is not in the form yet and is dragged into it: a new question of a kind, a shared component. */
export type Brought = { readonly title: string } & ({ readonly kind: QuestionKind } | { readonly component: string })

/** By pointer alone: whoever has none presses what is dragged, which puts it behind what is chosen. */
export function useBrought(brought: Brought) {
  const id = 'kind' in brought ? `kind ${brought.kind}` : `component ${brought.component}`
  const { setNodeRef, listeners } = useDraggable({ id, data: { brought } })
  return { ref: setNodeRef, onPointerDown: listeners?.onPointerDown as PointerEventHandler | undefined }
}
