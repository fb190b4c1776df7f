import type { IncomingMessage } from 'node:http'
import { contentDisposition } from '@coverwright/rules/company/media'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { readRange } from './byte-range'
import { WrongSize } from './exactly'
import type { FileStore } from './file-store'
import { FILES_READ, FILES_WRITE } from './folder-store'
import { openToken } from './signed-token'

type Parts = { store: FileStore; secret: Buffer; now: () => Date }
type TokenRequest = FastifyRequest<{ Params: { '*': string } }>

const ReadWords = z.object({
  act: z.literal('read'),
  key: z.string(),
  name: z.string(),
  type: z.string(),
  way: z.enum(['inline', 'attachment']),
})
const WriteWords = z.object({ act: z.literal('write'), key: z.string(), size: z.int(), type: z.string() })

/** What a served file may do in a browser: be looked at. A script inside it, whatever its type, has no rights and no origin. */
const FILE_POLICY = "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; sandbox"
/** A browser's own reader of PDF is a plugin, and a sandbox has none; scripts inside were refused at the upload. */
const PDF_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** Answers the signed addresses of a folder store. */
export async function mountFolderStore(app: FastifyInstance, parts: Parts) {
  await app.register(async (files) => {
    files.removeAllContentTypeParsers()
    files.addContentTypeParser('*', (_request, body, done) => done(null, body))
    files.get(`${FILES_READ}*`, (request: TokenRequest, reply) => serve(parts, request, reply))
    files.put(`${FILES_WRITE}*`, (request: TokenRequest, reply) => receive(parts, request, reply))
  })
}

async function serve({ store, secret, now }: Parts, request: TokenRequest, reply: FastifyReply) {
  protect(reply)
  const words = ReadWords.safeParse(openToken(secret, request.params['*'], now()))
  const size = words.success ? await store.sizeOf(words.data.key) : null
  if (!words.success || size === null) return reply.code(404).type('text/plain').send('Not found')
  const { key, name, type, way } = words.data
  const range = readRange(request.headers.range, size)
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
  reply
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'private, max-age=3600, immutable')
    .header('content-disposition', contentDisposition(way, name))
    .header('content-length', range ? range.end - range.start + 1 : size)
    .type(type)
  if (type === 'application/pdf') reply.header('content-security-policy', PDF_POLICY)
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  if (request.method === 'HEAD' || size === 0) return reply.send()
  return reply.send(await store.open(key, range ?? undefined))
}

async function receive({ store, secret, now }: Parts, request: TokenRequest, reply: FastifyReply) {
  protect(reply)
  const words = WriteWords.safeParse(openToken(secret, request.params['*'], now()))
  if (!words.success) return refuse(request, reply, 403, 'This upload address is not valid any more')
  const { key, size, type } = words.data
  const announced = request.headers['content-length']
  if (announced !== undefined && Number(announced) !== size)
    return refuse(request, reply, 413, 'Not the announced size')
  if (request.headers['content-type'] !== type) return refuse(request, reply, 415, 'Not the announced type')
  try {
    await store.put(key, request.body as IncomingMessage, { size, type })
  } catch (error) {
    if (error instanceof WrongSize) return refuse(request, reply, 413, 'Not the announced size')
    throw error
  }
  return reply.code(204).send()
}

/** The rest of the body is not waited for: the connection ends with the answer. */
function refuse(request: TokenRequest, reply: FastifyReply, code: number, why: string) {
  request.raw.unpipe()
  request.raw.resume()
  return reply.code(code).header('connection', 'close').type('text/plain').send(why)
}

function protect(reply: FastifyReply) {
  reply
    .header('content-security-policy', FILE_POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
}
