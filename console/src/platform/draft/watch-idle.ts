/** What shows that somebody is there. */
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const

/** Calls once when nothing was pressed or moved for so long; gives what stops the watch. */
export function watchIdle(target: EventTarget, idleMs: number, onIdle: () => void): () => void {
  let last = Date.now()
  let timer = setTimeout(look, idleMs)
  const seen = () => void (last = Date.now())
  function look() {
    const left = last + idleMs - Date.now()
    if (left > 0) timer = setTimeout(look, left)
    else onIdle()
  }
  for (const sign of SIGNS) target.addEventListener(sign, seen, { passive: true })
  return () => {
    clearTimeout(timer)
    for (const sign of SIGNS) target.removeEventListener(sign, seen)
  }
}
