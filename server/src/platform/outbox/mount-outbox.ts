import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Config } from '../config'
import type { FileStore } from '../files'
import type { Db } from '../operations'
import { isAllEmbedded } from './carriers'
import { isAtThisMachine } from './outbox-guard'
import { outboxPage, refreshScript, type ShownAttachment } from './outbox-page'
import { findReceived, listMailbox, type Received } from './store'

type Parts = {
  config: Pick<Config, 'smtpUrl' | 'smsUrl'>
  files: FileStore
  /** A transaction of nobody's company: the mailbox stands outside the walls. */
  read<Result>(work: (db: Db) => Promise<Result>): Promise<Result>
  now(): Date
}

const Query = z.object({
  // What no mailbox can be called is looked for like nothing, not answered with a failure.
  to: z
    .string()
    .max(200)
    .regex(/^[^\0]*$/)
    .default('')
    .catch(''),
  id: z.uuid().optional().catch(undefined),
  limit: z.coerce.number().int().min(1).max(200).catch(100),
})
const Params = z.object({ id: z.uuid() })
const HOUR_MS = 3_600_000

/** The page and the list of what was sent: for whoever sits at this machine, while nothing leaves it. */
export async function mountOutbox(http: FastifyInstance, parts: Parts) {
  if (!isAllEmbedded(parts.config)) return
  await http.register(async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      const { headers, socket } = request.raw
      if (!isAtThisMachine({ socketAddress: socket.remoteAddress, headers }))
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .send({ status: 404, data: null, message: 'platform.notFound' })
    })
    app.get('/outbox', async (request, reply) => showPage(parts, Query.parse(request.query), reply))
    app.get('/outbox/refresh.js', async (_request, reply) =>
      reply.type('text/javascript').header('cache-control', 'no-store').send(refreshScript),
    )
    app.get('/outbox/:id/html', async (request, reply) => showMail(parts, request.params, reply))
    app.get('/outbox.json', async (request, reply) => {
      const { limit, to } = Query.parse(request.query)
      const messages = await parts.read((db) => listMailbox(db, to, limit))
      return reply.header('cache-control', 'no-store').send({ messages: messages.map(presentReceived) })
    })
  })
}

async function showPage({ files, now, read }: Parts, { id, to }: z.infer<typeof Query>, reply: FastifyReply) {
  const { messages, open, thread } = await read(async (db) => {
    const messages = await listMailbox(db, to, 100)
    const open = id ? await findReceived(db, id) : (messages[0] ?? null)
    const same = open?.kind === 'sms' ? await listMailbox(db, open.recipient, 50) : []
    return { messages, open, thread: same.filter(({ kind }) => kind === 'sms').reverse() }
  })
  const attachments = await Promise.all((open?.attachments ?? []).map((file) => addressed(files, file, now())))
  const nonce = randomBytes(16).toString('base64')
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', pagePolicy(nonce))
    .header('referrer-policy', 'no-referrer')
    .send(outboxPage({ messages, open, thread, attachments, to }, nonce))
}

async function showMail({ read }: Parts, params: unknown, reply: FastifyReply) {
  const asked = Params.safeParse(params)
  const found = asked.success ? await read((db) => findReceived(db, asked.data.id)) : null
  if (!found) return reply.code(404).type('text/plain').send('Not found')
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', MAIL_POLICY)
    .header('referrer-policy', 'no-referrer')
    .send(openLinksOutside(found.html))
}

const pagePolicy = (nonce: string) =>
  `default-src 'none'; script-src 'self'; style-src 'nonce-${nonce}'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** A mail is somebody else's page: it is drawn and runs nothing; a link that is clicked opens a window of its own. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https:; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

function openLinksOutside(mail: string): string {
  const base = '<base target="_blank">'
  return /<head[^>]*>/i.test(mail) ? mail.replace(/<head[^>]*>/i, (head) => head + base) : base + mail
}

async function addressed(files: FileStore, file: Received['attachments'][number], now: Date): Promise<ShownAttachment> {
  const terms = {
    name: file.name,
    type: file.type,
    way: 'attachment',
    expiresAt: new Date(now.getTime() + HOUR_MS),
  } as const
  return { name: file.name, size: file.size, url: await files.readAddress(file.key, terms) }
}

const presentReceived = (row: Received) => ({
  id: row.id,
  kind: row.kind,
  from: row.sender,
  to: row.recipient,
  replyTo: row.replyTo,
  subject: row.subject,
  html: row.html,
  text: row.text,
  attachments: row.attachments.map(({ name, size, type }) => ({ name, type, size })),
  receivedAt: row.receivedAt.toISOString(),
})
