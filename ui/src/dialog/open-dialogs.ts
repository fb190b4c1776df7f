let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** Remembers a dialog while it is open; gives the way to forget it. */
export function raiseDialog(dialog: HTMLDialogElement): () => void {
  change([...open, dialog])
  return () => change(open.filter((each) => each !== dialog))
}

/** The dialog in front: everything outside it is dead, so what must be read goes inside. */
export const topDialog = (): HTMLDialogElement | null => open.at(-1) ?? null

export function onDialogs(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly HTMLDialogElement[]) {
  open = next
  for (const listener of listeners) listener()
}
