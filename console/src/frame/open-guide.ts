import { useSyncExternalStore } from 'react'

let opened: string | null = null
const listeners = new Set<() => void>()

/** Shows the guide of a screen, or puts it away. */
export function openGuide(path: string | null) {
  opened = path
  for (const listener of listeners) listener()
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useOpenedGuide = () => useSyncExternalStore(listen, () => opened)
