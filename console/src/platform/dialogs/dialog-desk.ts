/** The dialogs of spec 8 that interrupt a person. Each is shown once at a time, however many calls ask for it. */
export type DialogKind = 'loginExpired' | 'loginAgain' | 'loggedOut' | 'network' | 'timedOut'

export type DialogDesk = ReturnType<typeof createDialogDesk>

type Opened = { kind: DialogKind; closed: Promise<void>; close(): void }

export function createDialogDesk() {
  let waiting: Opened[] = []
  const listeners = new Set<() => void>()
  const set = (next: Opened[]) => {
    waiting = next
    listeners.forEach((listener) => listener())
  }

  return {
    /** Resolves once the person has answered; a second call for the same dialog waits for the first one's answer. */
    show(kind: DialogKind): Promise<void> {
      const already = waiting.find((opened) => opened.kind === kind)
      if (already) return already.closed
      let close = () => {}
      const closed = new Promise<void>((resolve) => {
        close = () => {
          set(waiting.filter((opened) => opened.kind !== kind))
          resolve()
        }
      })
      set([...waiting, { kind, closed, close }])
      return closed
    },
    /** The one on the screen: the first that was asked for. */
    current: () => waiting[0],
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
