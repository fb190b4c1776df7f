import { once } from '../../kernel'
import type { BaseCtx } from '../operations'
import type { Carrier } from './carrier'
import { signatureOf } from './mail-key-store'
import type { Message } from './message'
import { Undeliverable } from './undeliverable'

const CONNECT_MS = 10_000
const SILENCE_MS = 20_000
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Real mail through the server at `url` (`smtp://user:password@host:587`, `smtps://…`). */
export function smtpCarrier(url: string): Carrier {
  const open = once(async () => (await import('nodemailer')).createTransport(readUrl(url)))
  return {
    name: 'smtp',
    async carry(ctx, message) {
      try {
        const transport = await open()
        await transport.sendMail(await mailOf(ctx, message))
      } catch (error) {
        const { responseCode, message: reason } = error as Error & { responseCode?: number }
        if (responseCode !== undefined && responseCode >= 500) throw new Undeliverable(reason)
        throw error
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
