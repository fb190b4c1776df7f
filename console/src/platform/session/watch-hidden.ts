import type { SessionStore } from './session-store'

/** Spec 9: a page hidden for longer than this, with a token, is logged out. */
export const LONGEST_HIDDEN_MS = 43_200_000

type Page = Pick<Document, 'visibilityState' | 'addEventListener'>

/** Whether this page has been out of sight for too long, and only has not been looked at since. */
export const isHiddenTooLong = (store: SessionStore, now: number) =>
  now - (store.read('hiddenSince') ?? now) > LONGEST_HIDDEN_MS

/**
 * Notes when the page is hidden and, when it is seen again, whether that was too long ago. The time is kept in the
 * session, so a tab that the browser put to sleep and loaded again is caught as well.
 */
export function watchHidden(store: SessionStore, page: Page, now: () => number, onTooLong: () => void) {
  const look = () => {
    const since = store.read('hiddenSince')
    if (page.visibilityState === 'hidden') {
      // The first moment counts: a hidden tab that is thrown away and loaded again has been hidden all along.
      if (since === undefined) store.write('hiddenSince', now())
      return
    }
    if (since === undefined) return
    const isTooLong = isHiddenTooLong(store, now())
    store.drop('hiddenSince')
    if (isTooLong && store.hasToken()) onTooLong()
  }
  look()
  page.addEventListener('visibilitychange', look)
}
