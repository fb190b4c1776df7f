import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refused } from '../../kernel'
import { runDrawing } from '../../platform/drawing'
import type { MountParts } from '../../platform/operations'
import { PAPERS, readPaper } from './company-paper-address'
import { writeCompanyPaper } from './company-papers'

type Asked = FastifyRequest<{ Params: { company: string; '*': string } }>
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** A voucher or a commission statement for whoever was given its address; for everybody else it is not there. */
export function mountCompanyPapers(http: FastifyInstance, parts: MountParts) {
  http.get(`${PAPERS}/:company/*`, async (request: Asked, reply) => {
    const { company, '*': token } = request.params
    const sheet = UUID.test(company) ? await sheetAt(parts, company, token, request.id) : null
    reply
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .header('x-robots-tag', 'noindex')
    if (!sheet) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
    const [drawn] = await runDrawing({ sheets: [sheet] })
    return reply
      .header('content-security-policy', POLICY)
      .type('application/pdf')
      .send(Buffer.from(drawn ?? []))
  })
}

const sheetAt = (parts: MountParts, company: string, token: string, requestId: string) =>
  parts.within(company, requestId, async (ctx) => {
    const words = readPaper(ctx, token)
    if (!words) return null
    try {
      return await writeCompanyPaper(ctx, words)
    } catch (error) {
      // Deleted since the address was given.
      if (error instanceof Refused) return null
      throw error
    }
  })
