import type { SessionStore } from './session-store'

const LOCK = 'coverwright-signed-in'

/** Holds a lock, shared with others, for as long as somebody is signed in in this tab; the browser drops it with the tab. */
export function showPresence(store: SessionStore) {
  let leave: (() => void) | undefined
  const look = () => {
    if (store.hasToken() === Boolean(leave)) return
    if (leave) {
      leave()
      leave = undefined
      return
    }
    const gone = new Promise<void>((resolve) => (leave = resolve))
    void navigator.locks.request(LOCK, { mode: 'shared' }, () => gone)
  }
  look()
  store.subscribe(look)
}

export async function isSomebodyIn(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === LOCK)
}
