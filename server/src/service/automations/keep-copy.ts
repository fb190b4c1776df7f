import type { CompanyCtx } from '../../platform/operations'
import { escapeHtml } from '../../platform/outbox'
import { insertMessage, type MessageRecord } from './run-store'

/** As it arrived, for whoever looks it up: without what would open something for them. */
export async function keepCopy(
  ctx: CompanyCtx,
  { html, text, ...head }: Omit<MessageRecord, 'companyId' | 'sentAt'>,
  secrets: readonly string[],
) {
  const known = secrets.filter((secret) => secret !== '')
  const hidden = (words: string, spell: (secret: string) => string) =>
    known.reduce((shown, secret) => shown.replaceAll(spell(secret), new URL('/…', secret).origin), words)
  const copy = { html: hidden(html, escapeHtml), text: hidden(text, (secret) => secret) }
  await insertMessage(ctx, { ...head, ...copy, sentAt: ctx.now() })
}
