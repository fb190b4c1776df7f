import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isSameSecret } from '../../kernel'
import { isAtThisMachine } from '../outbox'
import type { CallFrame } from './frame'
import { countParked, countWaitingJobs, pingDatabase } from './store'

/** Resolves with a word about the part's state; throws when the part does not work. */
export type Probe = () => Promise<string>

const PROBE_MS = 2_000

/** For balancers and watchers: alive, ready for calls, and in figures. */
export function mountHealth(http: FastifyInstance, frame: CallFrame, probes: Readonly<Record<string, Probe>>) {
  const { database, metrics, hub } = frame
  const all: Record<string, Probe> = { database: () => pingDatabase(database.server).then(() => 'ok'), ...probes }
  http.get('/health', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  http.get('/ready', async (_request, reply) => {
    const states = await Promise.all(
      Object.entries(all).map(async ([name, probe]) => [name, await tryProbe(probe)] as const),
    )
    const isReady = states.every(([, state]) => state.ok)
    const parts = Object.fromEntries(states.map(([name, state]) => [name, state.says]))
    const maintenance = frame.maintenance.isOn()
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready', maintenance, ...parts })
  })
  metrics.gauge('database_connections', () => database.server.totalCount)
  metrics.gauge('database_connections_idle', () => database.server.idleCount)
  metrics.gauge('database_waiting_calls', () => database.server.waitingCount)
  metrics.gauge('jobs_waiting', () => countWaitingJobs(database.jobs).catch(() => -1))
  metrics.gauge('events_parked', () => countParked(database.server).catch(() => -1))
  metrics.gauge('live_streams', () => hub.size)
  metrics.gauge('process_resident_memory_bytes', () => process.memoryUsage().rss)
  http.get('/metrics', async (request, reply) => {
    if (!mayWatch(frame.surroundings.config.metricsToken, request.raw)) return reply.code(404).send()
    return reply
      .type('text/plain; version=0.0.4')
      .header('cache-control', 'no-store')
      .send(await metrics.print())
  })
}

/** Figures tell how an installation is used: they are for whoever sits at the machine, or holds the token. */
function mayWatch(token: string, { headers, socket }: IncomingMessage): boolean {
  if (token && isSameSecret(headers.authorization ?? '', `Bearer ${token}`)) return true
  return isAtThisMachine({ socketAddress: socket.remoteAddress, headers })
}

/** The reason stays in the log of the part itself: who asks from outside learns only that it does not work. */
async function tryProbe(probe: Probe): Promise<{ ok: boolean; says: string }> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too slow')), PROBE_MS).unref())
  try {
    return { ok: true, says: await Promise.race([probe(), late]) }
  } catch {
    return { ok: false, says: 'not working' }
  }
}
