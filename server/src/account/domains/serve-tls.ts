import { once } from 'node:events'
import { createServer, type Server } from 'node:https'
import { createSecureContext, type SecureContext } from 'node:tls'
import type { FastifyInstance } from 'fastify'
import { unseal } from '../../kernel'
import { CannotStart } from '../../platform/config'
import { hostNameOf, isServed } from '../../platform/hosts'
import { deriveKey, type MountParts } from '../../platform/operations'
import { findCertificate } from './host-store'
import { CERTIFICATE_KEYS } from './sealed'

/** So many names are held ready; the rest is read when somebody comes. */
const MOST_READY = 2_000
const HANDSHAKE_MS = 10_000

/** A port of its own on which each served name shows its own certificate, and any other name gets no handshake. */
export function serveTls(http: FastifyInstance, parts: MountParts) {
  const ready = new Map<string, Promise<SecureContext | null>>()
  const contextOf = (host: string) => {
    const known = ready.get(host)
    if (known) return known
    const [oldest] = ready.keys()
    if (ready.size >= MOST_READY && oldest !== undefined) ready.delete(oldest)
    const read = readContext(parts, host)
    ready.set(host, read)
    read.catch(() => ready.delete(host))
    return read
  }
  const { tlsPort } = parts.config
  if (tlsPort !== '' && parts.config.roles.includes('storefront')) listenAt(http, parts, tlsPort, contextOf)
  return { forget: (host: string) => void ready.delete(host), forgetAll: () => ready.clear() }
}

async function readContext({ hosts, inCompany, config }: MountParts, host: string): Promise<SecureContext | null> {
  const known = hosts.find(host)
  if (!known) return null
  const { company } = known
  const kept = await inCompany(company, (db) => findCertificate(db, company, host))
  if (!kept?.certificate || !kept.sealedKey) return null
  const key = unseal(deriveKey(config.secretKey, CERTIFICATE_KEYS), `${company}/${kept.id}`, kept.sealedKey)
  return createSecureContext({ cert: kept.certificate, key, minVersion: 'TLSv1.2' })
}

type ContextOf = (host: string) => Promise<SecureContext | null>

function listenAt(http: FastifyInstance, { hosts, now, config }: MountParts, port: number, contextOf: ContextOf) {
  const server = createServer(
    {
      ...{ minVersion: 'TLSv1.2', handshakeTimeout: HANDSHAKE_MS, headersTimeout: 15_000, requestTimeout: 600_000 },
      SNICallback: (name, done) => {
        const host = hostNameOf(name)
        const known = hosts.find(host)
        if (!known || !isServed(known, now())) return done(new Error('nobody is served at this name'))
        contextOf(host).then(
          (context) => (context ? done(null, context) : done(new Error('this name has no certificate'))),
          (error: Error) => done(error),
        )
      },
    },
    (request, response) => http.routing(request, response),
  )
  http.addHook('onReady', () => start(server, port, config.host))
  http.addHook('preClose', async () => {
    server.closeIdleConnections()
    if (server.listening) server.close()
  })
  http.addHook('onClose', async () => server.closeAllConnections())
}

async function start(server: Server, port: number, host: string) {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new CannotStart(`TLS_PORT ${port} cannot be listened on; stop what uses it or set it to another.`, {
      cause: error,
    })
  }
}
