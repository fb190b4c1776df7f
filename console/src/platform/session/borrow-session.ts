import type { SessionStore } from './session-store'
import { CHANNEL, type TabChannel, type TabMessage } from './tabs'
import { isSomebodyIn } from './presence'

/** A tab that the browser has put to sleep does not answer; nobody waits longer than this for it. */
const LONGEST_WAIT_MS = 1_000

type Parts = { isSomebodyIn(): Promise<boolean>; openChannel(): TabChannel & { close(): void }; longestMs: number }

const usual: Parts = {
  isSomebodyIn,
  openChannel: () => new BroadcastChannel(CHANNEL),
  longestMs: LONGEST_WAIT_MS,
}

/** A new tab asks the open ones for their session. Where nobody is signed in, it does not wait at all. */
export async function borrowSession(store: SessionStore, parts: Parts = usual): Promise<boolean> {
  if (store.hasToken()) return true
  if (!(await parts.isSomebodyIn())) return false
  const channel = parts.openChannel()
  const by = crypto.randomUUID()
  return new Promise((resolve) => {
    const finish = (isIn: boolean) => {
      clearTimeout(timer)
      channel.close()
      resolve(isIn)
    }
    const timer = setTimeout(() => finish(false), parts.longestMs)
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
      if (data.kind !== 'lent' || data.to !== by) return
      store.takeOver(data.session)
      finish(true)
    })
    channel.postMessage({ kind: 'wanted', by } satisfies TabMessage)
  })
}
