import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hostNameOf } from '../../platform/hosts'
import type { MountParts } from '../../platform/operations'
import { SHELL_CHANNEL } from '../../release/publishing'
import { DOMAIN_CHANNEL, findChallenge, readHostsAcrossCompanies } from './host-store'
import { serveTls } from './serve-tls'

/** Keeps this process's table of names true, answers certificate authorities, and ends the TLS of served names. */
export async function mountDomains(http: FastifyInstance, parts: MountParts) {
  const keeper = hostKeeper(parts, http)
  const tls = serveTls(http, parts)
  parts.listen(DOMAIN_CHANNEL, (host) => {
    tls.forget(host)
    void keeper.reload(host)
  })
  // The address of a product that was bound changed hands or words.
  parts.listen(SHELL_CHANNEL, () => {
    if (parts.hosts.size > 0) void keeper.reload()
  })
  parts.onGap(() => {
    tls.forgetAll()
    void keeper.reload()
  })
  await keeper.reload()
  mountChallenges(http, parts)
}

/** One look after the other, so that an older answer never covers a newer one. */
function hostKeeper({ inCompany, nobodysCompany, hosts }: MountParts, http: FastifyInstance) {
  let line = Promise.resolve()
  const read = (host?: string) => inCompany(nobodysCompany, (db) => readHostsAcrossCompanies(db, host))
  const look = async (host?: string) => {
    if (host === undefined) return hosts.replace(await read())
    hosts.put(host, (await read(host))[0] ?? null)
  }
  const reload = (host?: string): Promise<void> => {
    line = line
      .then(() => look(host))
      .catch((error: unknown) => {
        http.log.error({ err: error }, 'The domains could not be read')
        // Better nothing than what may be somebody else's by now.
        if (host !== undefined) hosts.put(host, null)
      })
    return line
  }
  return { reload }
}

type Asked = FastifyRequest<{ Params: { token: string } }>

/** Public by its nature: it says that this installation may have a certificate for the name that was asked at. */
function mountChallenges(http: FastifyInstance, { inCompany, nobodysCompany }: MountParts) {
  http.get('/.well-known/acme-challenge/:token', async (request: Asked, reply) => {
    const host = hostNameOf(request.raw.headers.host)
    const { token } = request.params
    const isToken = /^[A-Za-z0-9_-]{1,200}$/.test(token)
    const answer = isToken ? await inCompany(nobodysCompany, (db) => findChallenge(db, host, token)) : null
    reply.header('cache-control', 'no-store')
    return answer === null ? reply.code(404).send() : reply.type('application/octet-stream').send(answer)
  })
}
