const HEARD = ['keydown', 'copy', 'cut', 'paste'] as const

/**
 * Keys and the clipboard of a document in which nothing has the focus, as after a press between two questions, are told
 * to an element as if it had it. What is pressed in a field or on a button stays there.
 */
export function hearUnfocused(document: Document, told: HTMLElement): () => void {
  const tell = (event: Event) => {
    // Behind a question that waits for its answer nothing is done.
    if (told.ownerDocument.querySelector(':modal')) return
    if (event.target !== document.body && event.target !== document.documentElement) return
    const Told = event.type === 'keydown' ? KeyboardEvent : ClipboardEvent
    if (!told.dispatchEvent(new Told(event.type, event))) event.preventDefault()
  }
  for (const type of HEARD) document.addEventListener(type, tell)
  return () => {
    for (const type of HEARD) document.removeEventListener(type, tell)
  }
}
