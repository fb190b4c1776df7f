let wanted = false

/** Ctrl or Cmd K, as the frame hears it. */
export const asksForPalette = (event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'key'>) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k'

/**
 * Somebody who has just signed in presses it while the frame is still on its way: it is kept, and the frame opens the
 * palette when it is there. `isComing` says whether there will be one.
 */
export function keepEarlyPalette(isComing: () => boolean): () => void {
  const press = (event: KeyboardEvent) => {
    if (!asksForPalette(event) || event.defaultPrevented || !isComing()) return
    event.preventDefault()
    wanted = true
  }
  // After the frame's own listener, which takes the key where there is one.
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}

/** Whether it was asked for before there was a frame; asked once. */
export function takeEarlyPalette(): boolean {
  const taken = wanted
  wanted = false
  return taken
}
