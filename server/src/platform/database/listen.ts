import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseLog } from './log'
import type { Address } from './roles'

const RETRY_MS = 250

export type Listener = {
  /** Calls back for each notification on the channel until the returned function is called. */
  listen(channel: string, heard: (payload: string) => void): () => void
  /** Waits until what is notified from now on is heard, on every channel so far; a connection that fails is not waited for. */
  listening(): Promise<void>
  close(): Promise<void>
}

/** One connection for all notifications, made when somebody listens. It comes back by itself; what was notified in between is lost, so it says so. */
export function startListener(address: Address, log: DatabaseLog, onGap: () => void): Listener {
  const channels = new Map<string, Set<(payload: string) => void>>()
  const stopped = new AbortController()
  let client: pg.Client | null = null

  const subscribe = async (channel: string) => {
    await client?.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => {})
  }

  const connect = async () => {
    const fresh = new pg.Client({ ...address, keepAlive: true, pipeline: true, application_name: 'listener' })
    const lost = new Promise<void>((resolve) => fresh.once('end', resolve))
    fresh.on('error', (error) => log.error({ err: error }, 'The listening connection failed'))
    fresh.on('notification', ({ channel, payload }) => channels.get(channel)?.forEach((heard) => heard(payload ?? '')))
    await fresh.connect()
    if (stopped.signal.aborted) await fresh.end()
    else client = fresh
    for (const channel of channels.keys()) await subscribe(channel)
    return { lost }
  }

  const attempt = () => connect().catch(() => null)
  type Attempt = ReturnType<typeof attempt>
  const stayConnected = async (first: Attempt) => {
    for (let latest = first; !stopped.signal.aborted; latest = attempt()) {
      const connection = await latest
      if (connection && latest !== first) onGap()
      await connection?.lost
      client = null
      await wait(RETRY_MS, undefined, { signal: stopped.signal }).catch(() => {})
    }
  }
  let first: Attempt | null = null
  let running: Promise<void> | null = null
  let subscribed: Promise<void> = Promise.resolve()

  return {
    listen(channel, heard) {
      const hearers = channels.get(channel) ?? new Set()
      if (!channels.has(channel)) {
        channels.set(channel, hearers)
        subscribed = subscribe(channel)
      }
      hearers.add(heard)
      first ??= attempt()
      running ??= stayConnected(first)
      return () => hearers.delete(heard)
    },
    async listening() {
      await first
      await subscribed
    },
    async close() {
      stopped.abort()
      await client?.end().catch(() => {})
      await running
    },
  }
}
