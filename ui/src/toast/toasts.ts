export type Toast = {
  text: string
  tone?: 'plain' | 'danger'
  /** Puts it back as it was; the toast then stays longer. */
  undo?: () => void | Promise<void>
}
export type ShownToast = Toast & { id: number }

const SHORT_MS = 4000
const LONG_MS = 8000
const MOST = 3

let shown: readonly ShownToast[] = []
let last = 0
const listeners = new Set<() => void>()

/** Says what happened; with undo it can be taken back instead of being asked about first. */
export function toast(message: Toast): number {
  const id = ++last
  change([...shown, { ...message, id }].slice(-MOST))
  setTimeout(() => closeToast(id), message.undo || message.tone === 'danger' ? LONG_MS : SHORT_MS)
  return id
}

export const closeToast = (id: number): void => change(shown.filter((one) => one.id !== id))

export const shownToasts = (): readonly ShownToast[] => shown
export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly ShownToast[]) {
  if (next.length === shown.length && next.every((one, at) => one === shown[at])) return
  shown = next
  for (const listener of listeners) listener()
}
