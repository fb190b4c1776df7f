import { isHiddenTooLong } from './watch-hidden'
import type { SessionStore, Token } from './session-store'

/** What one tab hands to another: the token, how often it was renewed, and whose key signs. */
export type LentSession = { token: Token; refreshes: number; keyOwner: string }

export type TabMessage =
  | { kind: 'renewed'; before: string; token: Token; refreshes: number }
  | { kind: 'left'; before: string }
  | { kind: 'wanted'; by: string }
  | { kind: 'lent'; to: string; session: LentSession }

export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>

export const CHANNEL = 'coverwright-session'
const LOCK = 'coverwright-renewal'
/** Time for the news of a renewed token to reach the tabs that wait for the lock. */
const NEWS_MS = 60
/** A tab out of sight answers later: with two people signed in in one browser, the one who is looked at is meant. */
const UNSEEN_MS = 80

/**
 * Tabs of one session tell each other of the next refresh token, which works once: the second to refresh would look like a
 * thief and end the session for both. A new tab asks for the session, and a sign-out ends it in all of them.
 */
export function joinTabs(store: SessionStore, onLeft: () => void, channel: TabChannel = new BroadcastChannel(CHANNEL)) {
  const tell = (message: TabMessage) => channel.postMessage(message)
  let isLeaving = false
  const isMine = (before: string) => store.read('token')?.RefreshToken === before
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'wanted') return lend(store, data.by, (message) => !isLeaving && tell(message))
    if (data.kind === 'lent' || !isMine(data.before)) return
    if (data.kind === 'left') return onLeft()
    store.write('token', data.token)
    store.write('refreshes', data.refreshes)
  })

  return {
    async alone(work: () => Promise<boolean>): Promise<boolean> {
      return navigator.locks.request(LOCK, async () => {
        const before = store.read('token')
        const isRenewed = await work()
        const token = store.read('token')
        if (!isRenewed || !before || !token || token.IdToken === before.IdToken) return isRenewed
        tell({ kind: 'renewed', before: before.RefreshToken, token, refreshes: store.read('refreshes') ?? 0 })
        await new Promise((resolve) => setTimeout(resolve, NEWS_MS))
        return isRenewed
      })
    },
    /** A session that ends here ends in every tab that shares it, and is lent to none from now on. */
    tellLeft(token: Token) {
      isLeaving = true
      tell({ kind: 'left', before: token.RefreshToken })
    },
  }
}

function lend(store: SessionStore, to: string, tell: (message: TabMessage) => void) {
  const answer = () => {
    const token = store.read('token')
    if (!token?.IdToken || isHiddenTooLong(store, Date.now())) return
    tell({ kind: 'lent', to, session: { token, refreshes: store.read('refreshes') ?? 0, keyOwner: store.keyOwner() } })
  }
  if (store.read('hiddenSince') === undefined) answer()
  else setTimeout(answer, UNSEEN_MS)
}
