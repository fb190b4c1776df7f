/** Long enough to get on, short enough that a key pressed meanwhile is answered in time. */
const SLICE_MS = 12
/** A row takes less than it takes to look at the clock. */
const LOOKS_EVERY = 16

/** Lets the browser do what waits, when a slice of time is used up. */
export type Pause = () => Promise<void> | undefined

/** For work that would freeze the page if it were done at once: call it often, wait for what it gives. */
export function slicer(now: () => number = () => performance.now()): Pause {
  let until = now() + SLICE_MS
  let calls = 0
  return () => {
    if (++calls % LOOKS_EVERY !== 0 || now() < until) return undefined
    return nextTask().then(() => void (until = now() + SLICE_MS))
  }
}

/** After what the browser has to do first: keys, and the frame that is due. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
