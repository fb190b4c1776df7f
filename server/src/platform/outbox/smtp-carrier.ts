import type { Transporter } from 'nodemailer'
import { once } from '../../kernel'
import type { BaseCtx } from '../operations'
import type { Carrier } from './carrier'
import { signatureOf } from './mail-key-store'
import type { Message } from './message'
import { Undeliverable } from './undeliverable'

const CONNECT_MS = 10_000
const SILENCE_MS = 20_000
/** What usual mail servers take from one sender at once, and over one line. */
const MOST_LINES = 8
const MAILS_EACH = 100
/** How long the lines wait for the next mail. */
const IDLE_MS = 200
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Real mail through the server at `url` (`smtp://user:password@host:587`, `smtps://…`). */
export function smtpCarrier(url: string): Carrier {
  const lines = linesTo(url)
  return {
    name: 'smtp',
    async carry(ctx, message) {
      const mail = await mailOf(ctx, message)
      try {
        await lines.send(mail)
      } catch (error) {
        const { responseCode, message: reason } = error as Error & { responseCode?: number }
        if (responseCode !== undefined && responseCode >= 500) throw new Undeliverable(reason)
        throw error
      }
    },
  }
}

type Mail = Awaited<ReturnType<typeof mailOf>>

/** A mail server greets whoever comes only after a while: lines stay open for as long as there is mail, and then close. */
function linesTo(url: string) {
  const open = once(async () => (await import('nodemailer')).createTransport)
  let [transport, onTheWay]: [Transporter | null, number] = [null, 0]
  const closeUnlessNeeded = () => {
    if (onTheWay > 0) return
    transport?.close()
    transport = null
  }
  return {
    async send(mail: Mail) {
      const create = await open()
      onTheWay += 1
      try {
        transport ??= create(readUrl(url))
        await transport.sendMail(mail)
      } finally {
        onTheWay -= 1
        if (onTheWay === 0) setTimeout(closeUnlessNeeded, IDLE_MS).unref()
      }
    },
  }
}

function readUrl(url: string) {
  const { hostname, password, port, protocol, username } = new URL(url)
  const secure = protocol === 'smtps:'
  return {
    host: hostname,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    /* A password never crosses a network in the open. */
    requireTLS: !secure && username !== '' && !LOOPBACK.includes(hostname),
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    ...{ pool: true as const, maxConnections: MOST_LINES, maxMessages: MAILS_EACH },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

async function mailOf(ctx: BaseCtx, message: Message) {
  const attachments = message.attachments.map(async ({ key, name, type }) => ({
    filename: name,
    contentType: type,
    content: await ctx.files.open(key),
  }))
  const domain = domainOf(message.sender)
  const signature = domain === domainOf(ctx.config.mailFrom) ? null : await signatureOf(ctx, domain)
  return {
    /* The same id at every try, so that a mail server which got it twice can tell. */
    messageId: `<${message.id}@${domain}>`,
    from: message.sender,
    to: message.recipient,
    ...(message.replyTo ? { replyTo: message.replyTo } : {}),
    subject: message.subject,
    html: message.html,
    text: message.text,
    attachments: await Promise.all(attachments),
    headers: { 'Auto-Submitted': 'auto-generated', ...wayOut(message.unsubscribe) },
    ...(signature ? { dkim: signature } : {}),
  }
}

/** RFC 8058: mailboxes show a button of their own for it, which sends a POST and asks nobody for a session. */
const wayOut = (link: string) =>
  link === '' ? {} : { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

const domainOf = (sender: string) => /@([\w.-]+)/.exec(sender)?.[1] ?? 'coverwright.example'
