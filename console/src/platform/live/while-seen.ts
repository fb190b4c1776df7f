type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
type Timers = { later(work: () => void, ms: number): unknown; never(timer: unknown): void }

/** Whoever looks at another tab for a moment finds the line as it was. */
export const UNSEEN_MS = 5_000

/**
 * A line while the page is looked at. Browsers give a host six connections where it does not speak HTTP/2: six tabs
 * with a line each would leave none to ask by. When the page is seen again its line opens anew, and all is asked again.
 */
export function whileSeen(page: Page, { later, never }: Timers, open: () => () => void): () => void {
  let close: (() => void) | undefined
  let timer: unknown
  const letGo = () => {
    close?.()
    close = undefined
  }
  const look = () => {
    never(timer)
    if (page.visibilityState === 'visible') close ??= open()
    else timer = later(letGo, UNSEEN_MS)
  }
  page.addEventListener('visibilitychange', look)
  look()
  return () => {
    page.removeEventListener('visibilitychange', look)
    never(timer)
    letGo()
  }
}
