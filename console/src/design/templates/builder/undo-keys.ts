import type { KeyboardEvent } from 'react'

type Steps = { readonly undo: () => void; readonly redo: () => void }

/** Ctrl or Cmd with Z and Y. In a field too: what is typed there is a step of the draft, and the browser knows no others. */
export const undoKeys = ({ undo, redo }: Steps) => ({
  onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    if (key !== 'z' && key !== 'y') return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) redo()
    else undo()
  },
})
