import type { SessionStore, Token } from './session-store'

type Message = { kind: 'renewed'; before: string; token: Token; refreshes: number } | { kind: 'left'; before: string }

const CHANNEL = 'coverwright-session'
const LOCK = 'coverwright-renewal'
/** Time for the news of a renewed token to reach the tabs that wait for the lock. */
const NEWS_MS = 60

/**
 * A duplicated tab starts with a copy of the session, and a refresh token works once: the tabs that share one tell each
 * other of the next, or the second to refresh would look like a thief and end the session for both.
 */
export function joinTabs(store: SessionStore, onLeft: () => void) {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (store.read('token')?.RefreshToken !== data.before) return
    if (data.kind === 'left') return onLeft()
    store.write('token', data.token)
    store.write('refreshes', data.refreshes)
  }
  const tell = (message: Message) => channel.postMessage(message)

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
    /** Signing out here signs out every tab that shares this session. */
    tellLeft(token: Token) {
      tell({ kind: 'left', before: token.RefreshToken })
    },
  }
}
