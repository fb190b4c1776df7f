import { contentDisposition } from '@coverwright/rules/company/media'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findFile } from '../../company/media'
import { readBuyerToken } from '../../kernel'
import type { MountParts } from '../../platform/operations'
import { findPolicyIdByToken } from '../policies'
import { findDocument } from './store'

type DocumentRequest = FastifyRequest<{ Params: { token: string; file: string } }>

const UUID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.pdf$/
/** A browser's own reader of PDF needs no more. */
const POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** A document for whoever has the holder's link; for everybody else it is not there. */
export function mountDocuments(http: FastifyInstance, parts: MountParts) {
  http.get('/my/:token/documents/:file', async (request: DocumentRequest, reply) => {
    const { token, file } = request.params
    const [opened, id] = [readBuyerToken(token), UUID.exec(file)?.[1]]
    const found = opened && id ? await findByLink(parts, opened, id) : null
    if (!found || (await parts.files.sizeOf(found.key)) === null)
      return protect(reply).code(404).type('text/plain; charset=utf-8').send('Not found')
    return protect(reply)
      .type('application/pdf')
      .header('content-length', found.size)
      .header('content-disposition', contentDisposition('inline', found.name))
      .send(await parts.files.open(found.key))
  })
}

type Opened = { company: string; tokenHash: string }

function findByLink({ inCompany }: MountParts, { company, tokenHash }: Opened, id: string) {
  return inCompany(company, async (db) => {
    const inside = { db, company }
    const policyId = await findPolicyIdByToken(inside, tokenHash)
    const row = policyId && (await findDocument(inside, policyId, id))
    const file = row && (await findFile(inside, row.fileId))
    return row && file ? { key: file.key, size: row.size, name: row.name } : null
  })
}

/** The link is a secret: no cache keeps what it opened, and no other page learns where one came from. */
const protect = (reply: FastifyReply) =>
  reply
    .header('content-security-policy', POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header('cache-control', 'no-store')
