import { randomUUID } from 'node:crypto'
import { FRAME_REFUSALS, HEADERS } from '@coverwright/contract/platform'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Config } from '../config'
import { type Database, inCompany, NIL_COMPANY } from '../database'
import { FILE_ADDRESS_KEY, type FileStore, mountFiles } from '../files'
import { HostTable } from '../hosts'
import { inboundRoom } from '../inbound'
import { batchWriter, Gate } from '../limits'
import { LiveHub } from '../live'
import {
  deriveKey,
  Desk,
  insideCompany,
  LIVE_CHANNEL,
  type MountParts,
  newId,
  type Room,
  type Sessions,
} from '../operations'
import { mountOutbox, outboxRoom } from '../outbox'
import { findKey, KeyRing, signingRoom } from '../signing'
import { answerFailure } from './answer-failure'
import type { CallFrame } from './frame'
import { frameProbes } from './frame-probes'
import { guardHosts, rewriteFront } from './guard-hosts'
import { endIdleConnections } from './idle-connections'
import { upkeepRoom } from './upkeep-room'
import { lazyChild } from './lazy-log'
import type { Log } from './log'
import { watchMaintenance } from './maintenance'
import { Metrics } from './metrics'
import { mountCalls } from './mount-calls'
import { mountConsole } from './mount-console'
import { mountDocument } from './mount-document'
import { mountHealth, type Probe } from './mount-health'
import { mountInbound } from './mount-inbound'
import { guardOverload } from './overload'
import { silentConnections } from './silent-connections'

/** A call carries text; files go their own way. */
const BODY_LIMIT_BYTES = 1024 * 1024
/** Time for the headers of a request, and for the whole of one: the longest is an upload on a slow line. */
const HEADERS_MS = 15_000
const REQUEST_MS = 10 * 60_000
/** To whoever follows a broken link: a page that says nothing looks as if we were broken. */
const NO_SUCH_ADDRESS = 'This address holds a character that no address can hold (%00). Please check the link.'
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/

export type AppParts = {
  config: Config
  database: Database
  rooms: readonly Room[]
  sessions: Sessions
  files: FileStore
  log: Log
  /** What `/ready` asks besides the database, by name. */
  probes?: Readonly<Record<string, Probe>>
  clock?: () => Date
}

export type App = {
  http: FastifyInstance
  /** The rooms given, and the frame's own. */
  rooms: readonly Room[]
  /** Notifications may have been missed: open streams end, so that their readers ask again. */
  onGap(): void
}

/** The whole server over HTTP, not yet listening. Closing it ends streams, lets running calls finish and then stops. */
export async function createApp(parts: AppParts): Promise<App> {
  const { config, log } = parts
  const rooms = [signingRoom(config.signingKeyBits), upkeepRoom, outboxRoom, inboundRoom, ...parts.rooms]
  const hosts = new HostTable()
  const http = openHttp(config, log, hosts)
  guardHosts(http, { config, hosts, clock: parts.clock ?? (() => new Date()) })
  const failures = hearFailures(http)
  const frame = await openFrame(parts, rooms, http)
  await guardOverload(http, frame, config.overloadDelayMs)
  mountHealth(http, frame, { ...frameProbes(config, parts.files), ...parts.probes })
  if (config.roles.includes('api')) {
    await mountCalls(http, frame, rooms)
    await mountInbound(http, frame, rooms)
    await mountDocument(http, rooms)
    await mountConsole(http, config, parts.files.origins)
  }
  await mountFiles(http, parts.files, deriveKey(config.secretKey, FILE_ADDRESS_KEY), frame.clock)
  await mountOutbox(http, { ...parts, now: frame.clock, read: (work) => frame.inCompany(frame.nobodysCompany, work) })
  const gaps: (() => void)[] = []
  for (const room of rooms) await room.mount?.(http, mountParts(frame, config, http, { gaps, failures, hosts }))
  // A stream that opened earlier than this would hear nothing of what happens meanwhile.
  await parts.database.listening()
  if (config.signingKeyBits < 2048)
    log.warn('SIGNING_KEY_BITS is below 2048: signatures of this size can be forged by the determined')
  return { http, rooms, onGap: () => [() => frame.hub.endAll(), ...gaps].forEach((heal) => heal()) }
}

/**
 * Hooks of every request call back instead of being promises: each promise costs a turn of the microtask queue, and there
 * are a dozen on the way of a call. Requests get their id here, the browser's own where it sent one, and every answer
 * carries it back.
 */
function openHttp(config: Config, log: Log, hosts: HostTable): FastifyInstance {
  const http = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    childLoggerFactory: lazyChild as never,
    bodyLimit: BODY_LIMIT_BYTES,
    rewriteUrl: rewriteFront(hosts),
    trustProxy: config.trustProxy ? config.trustProxy.split(',').map((proxy) => proxy.trim()) : false,
    genReqId: (request) => {
      const sent = request.headers[HEADERS.requestId]
      return typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : randomUUID()
    },
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 5_000 },
  })
  http.setErrorHandler(answerFailure)
  // The database keeps no character zero, so that no address can hold one.
  http.addHook('onRequest', (request, reply, done) => {
    if (request.url.includes('%00')) void reply.code(400).type('text/plain').send(NO_SUCH_ADDRESS)
    else done()
  })
  const silent = silentConnections(http.server)
  let isClosing = false
  http.addHook('preClose', async () => {
    isClosing = true
    silent.end()
    endIdleConnections(http.server)
  })
  http.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff')
    // Calls that finish during a stop take their connection with them, or the stop would wait for its idle time.
    if (isClosing) reply.header('connection', 'close')
    done()
  })
  return http
}

type Failed = (request: FastifyRequest) => void

/** Before anything is mounted: only what is mounted afterwards is heard. */
function hearFailures(http: FastifyInstance): Failed[] {
  const heard: Failed[] = []
  http.addHook('preSerialization', (request, _reply, payload: unknown, done) => {
    const { message } = (payload ?? {}) as { message?: unknown }
    if (message === FRAME_REFUSALS.serverError) heard.forEach((hear) => hear(request))
    done(null, payload)
  })
  return heard
}

type Hearing = { gaps: (() => void)[]; failures: Failed[]; hosts: HostTable }

function mountParts(
  frame: CallFrame,
  config: Config,
  http: FastifyInstance,
  { gaps, failures, hosts }: Hearing,
): MountParts {
  return {
    config,
    inCompany: frame.inCompany,
    within: (company, requestId, work) => insideCompany(frame, { company, requestId }, work),
    nobodysCompany: frame.nobodysCompany,
    files: frame.surroundings.files,
    hosts,
    now: frame.clock,
    isInMaintenance: () => frame.maintenance.isOn(),
    listen(channel, heard) {
      const stop = frame.database.listen(channel, heard)
      http.addHook('onClose', async () => void stop())
    },
    onServerError: (heard) => void failures.push(heard),
    onGap: (forget) => void gaps.push(forget),
  }
}

async function openFrame(parts: AppParts, rooms: readonly Room[], http: FastifyInstance): Promise<CallFrame> {
  const { config, database, sessions } = parts
  const clock = parts.clock ?? (() => new Date())
  const hub = new LiveHub()
  const writer = batchWriter(database.server)
  await writer.hold()
  const gate = new Gate({ write: writer.write, callsPerMinute: config.rateLimitPerMinute, clock })
  const maintenance = await watchMaintenance(database, config.maintenance)
  const stopLive = database.listen(LIVE_CHANNEL, (payload) => hub.hear(payload))
  http.addHook('preClose', async () => hub.endAll())
  http.addHook('onClose', async () => {
    stopLive()
    maintenance.close()
    await gate.end()
    writer.release()
  })
  const surroundings = surroundingsOf(parts)
  const inside = { database, surroundings, clock }
  return {
    inCompany: (company, work, manner) => inCompany(database.server, company, work, manner),
    desk: new Desk((company, work) => insideCompany(inside, { company, requestId: newId(clock()) }, work)),
    nobodysCompany: NIL_COMPANY,
    secretKey: config.secretKey,
    constraints: Object.assign({}, ...rooms.map((room) => room.constraints ?? {})),
    database,
    sessions,
    surroundings,
    ring: new KeyRing((id) => findKey(database.server, id)),
    gate,
    hub,
    maintenance,
    metrics: new Metrics(),
    clock,
    log: http.log,
  }
}

/** What verbs and jobs of this process get besides their transaction. */
export function surroundingsOf({ config, files }: Pick<AppParts, 'config' | 'files'>) {
  return {
    config,
    files,
    consoleUrl: config.publicUrl || `http://localhost:${config.port}`,
    keyFor: (purpose: string) => deriveKey(config.secretKey, purpose),
  }
}
