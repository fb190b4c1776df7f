import type { IncomingMessage } from 'node:http'
import type { TLSSocket } from 'node:tls'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readBuyerToken } from '../../kernel'
import type { Config } from '../config'
import { hostNameOf, type HostTable, isServed, type KnownHost, ownHost } from '../hosts'

/** Where a certificate authority asks whether a name leads here; who answers looks at the name itself. */
const CHALLENGE = '/.well-known/acme-challenge/'
/** Asked by whoever watches the machine, by whatever name they know it. */
const PROBE = /^\/(health|ready)$/
/** What a journey needs beside its own address: its script, our drawings, buyers' calls, the gateway's way with its icon, files. */
const SHARED = /^\/(?:(?:p\/assets|p\/look\/drawings|v1|pay|sandbox-gateway|files)\/|favicon\.svg$)/

type Around = { config: Config; hosts: HostTable; clock: () => Date }

/** The front page of a domain is the page that is bound to it. Nothing is promised here: the guard decides. */
export const rewriteFront = (hosts: HostTable) => (request: IncomingMessage) => {
  const url = request.url ?? '/'
  const path = pathPart(url)
  const known = path === '/' ? hosts.find(hostNameOf(request.headers.host)) : null
  return known?.path ? known.path + url.slice(path.length) : url
}

function pathPart(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

/** Every request is for the installation itself or for a domain that is served now; whatever else gets nothing. */
export function guardHosts(http: FastifyInstance, { config, hosts, clock }: Around) {
  const isOwn = ownHost(config)
  http.addHook('onRequest', (request, reply, done) => {
    if (!refuse(request, reply)) done()
  })

  /** The answer to whoever is not served, or nothing. */
  const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    const host = hostNameOf(request.raw.headers.host)
    const path = pathPart(request.url)
    if (path.startsWith(CHALLENGE)) return
    const { encrypted: isTls, servername } = request.raw.socket as Partial<TLSSocket>
    const known = hosts.find(host)
    if (isTls && (!known || hostNameOf(String(servername)) !== host)) return misdirected(reply)
    if (!known) return isOwn(host) || PROBE.test(path) ? sendHome(request, reply, path) : misdirected(reply)
    if (!isServed(known, clock())) return misdirected(reply)
    if (!known.hasTls && request.protocol === 'https') hosts.seeTls(host, clock())
    if (known.hasTls && request.protocol !== 'https') return toTls(request, reply, known)
    if (!isPartOf(known, path)) return reply.code(404).header('cache-control', 'no-store').send()
    return
  }

  const origin = ({ host }: KnownHost) =>
    `https://${host}${config.tlsPublicPort === 443 ? '' : `:${config.tlsPublicPort}`}`

  /** Only looking goes on by itself: what was sent in the open is not sent again. */
  const toTls = (request: FastifyRequest, reply: FastifyReply, known: KnownHost) =>
    isLooking(request)
      ? reply.header('cache-control', 'no-store').redirect(origin(known) + pathOf(request), 308)
      : reply.code(403).header('cache-control', 'no-store').send()

  /** The address that a product had before it had a domain leads there; for now, because a domain can go. */
  const sendHome = (request: FastifyRequest, reply: FastifyReply, path: string) => {
    if (!isLooking(request)) return
    const [page, isDone] = path.endsWith('/done') ? [path.slice(0, -'/done'.length), true] : [path, false]
    const home = hosts.homeOf(page, clock())
    if (!home) return
    const query = request.url.slice(path.length)
    return reply.header('cache-control', 'no-store').redirect(`${origin(home)}${isDone ? path : '/'}${query}`, 307)
  }
}

const isLooking = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

/** An address that begins with two slashes would be another host's. */
const pathOf = ({ originalUrl }: FastifyRequest) => originalUrl.replace(/^\/*/, '/')

const misdirected = (reply: FastifyReply) => reply.code(421).header('cache-control', 'no-store').send()

/** What of ours is shown at a domain: its own page and what belongs to that, and nothing of another company. */
function isPartOf({ path: page, also, company }: KnownHost, path: string): boolean {
  if (path.startsWith('/my/')) return readBuyerToken(path.split('/')[2] ?? '')?.company === company
  if (path.startsWith(`/p/look/${company}/`) || SHARED.test(path)) return true
  return [page, also].some((part) => part !== null && (path === part || path.startsWith(`${part}/`)))
}
