import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseLog } from './log'
import type { Address } from './roles'

const RETRY_MS = 250

export type Listener = {
  /** Calls back for each notification on the channel until the returned function is called. */
  listen(channel: string, heard: (payload: string) => void): () => void
  close(): Promise<void>
}

/** One connection for all notifications, made when somebody listens. It comes back by itself; what was notified in between is lost, so it says so. */
export function startListener(address: Address, log: DatabaseLog, onGap: () => void): Listener {
  const channels = new Map<string, Set<(payload: string) => void>>()
  const stopped = new AbortController()
  let client: pg.Client | null = null

  const subscribe = (channel: string) => client?.query(`listen ${pg.escapeIdentifier(channel)}`).catch(() => {})

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

  const stayConnected = async () => {
    for (let isFirst = true; !stopped.signal.aborted; isFirst = false) {
      const connection = await connect().catch(() => null)
      if (connection && !isFirst) onGap()
      await connection?.lost
      client = null
      await wait(RETRY_MS, undefined, { signal: stopped.signal }).catch(() => {})
    }
  }
  let running: Promise<void> | null = null

  return {
    listen(channel, heard) {
      const hearers = channels.get(channel) ?? new Set()
      if (!channels.has(channel)) {
        channels.set(channel, hearers)
        void subscribe(channel)
      }
      hearers.add(heard)
      running ??= stayConnected()
      return () => hearers.delete(heard)
    },
    async close() {
      stopped.abort()
      await client?.end().catch(() => {})
      await running
    },
  }
}
