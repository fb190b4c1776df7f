import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findFile, isShownAt } from '../../company/media'
import { Refused } from '../../kernel'
import { runDrawing } from '../../platform/drawing'
import type { MountParts } from '../../platform/operations'
import { mountPagePictures } from './page/page-pictures'
import { PREVIEWS, readPreview } from './preview-address'
import { type PolicyValues, renderDraft, renderSystem } from './preview-template'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
type Preview = FastifyRequest<{ Params: { company: string; '*': string } }>
type Picture = FastifyRequest<{ Params: { company: string; file: string } }>

/** The very mail or PDF that would arrive, in a page of its own: nothing in it runs, and only the console frames it. */
export const mountMails = (policies: PolicyValues) => (http: FastifyInstance, parts: MountParts) => {
  http.get(`${PREVIEWS}/:company/*`, async (request: Preview, reply) => {
    const { company, '*': token } = request.params
    const shown = UUID.test(company) ? await renderedAt(parts, policies, company, token, request.id) : null
    if (!shown) return missing(reply)
    if ('page' in shown)
      return framed(reply, pagePolicy(shown.page.style)).type('text/html; charset=utf-8').send(shown.page.html)
    if ('mail' in shown) return framed(reply, mailPolicy(parts)).type('text/html; charset=utf-8').send(shown.mail.html)
    const [drawn] = await runDrawing({ sheets: [shown.paper.sheet] })
    return framed(reply, PAPER_POLICY)
      .type('application/pdf')
      .send(Buffer.from(drawn ?? []))
  })
  mountPagePictures(http, parts)
  http.get('/mail/pictures/:company/:file', async (request: Picture, reply) => {
    const { company, file } = request.params
    const found = UUID.test(company) && UUID.test(file) ? await pictureOf(parts, company, file) : null
    if (!found || (await parts.files.sizeOf(found.key)) === null) return missing(reply)
    return reply
      .type(found.type)
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(await parts.files.open(found.key))
  })
}

const renderedAt = (parts: MountParts, policies: PolicyValues, company: string, token: string, requestId: string) =>
  parts.within(company, requestId, async (ctx) => {
    const words = readPreview(ctx, token)
    if (!words) return null
    try {
      return words.of === 'draft' ? await renderDraft(ctx, policies, words) : await renderSystem(ctx, words)
    } catch (error) {
      // Deleted since the address was given.
      if (error instanceof Refused) return null
      throw error
    }
  })

/** Only what stands in a mail of this company is shown to everybody; any other file is not there. */
const pictureOf = ({ inCompany }: MountParts, company: string, fileId: string) =>
  inCompany(company, async (db) => {
    const inside = { db, company }
    const file = (await isShownAt(inside, 'mailTemplate', fileId)) ? await findFile(inside, fileId) : null
    return file?.purpose === 'image' ? file : null
  })

const missing = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found')

const mailPolicy = ({ config }: MountParts) =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'${config.publicUrl ? ` ${new URL(config.publicUrl).origin}` : ''}; frame-ancestors 'self'; sandbox`
/** As everybody gets it; nothing runs in it because the console frames it so. */
const pagePolicy = (style: string) =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`
/** A browser's own reader of PDF does not run in a sandbox. */
const PAPER_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"

const framed = (reply: FastifyReply, policy: string) =>
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
