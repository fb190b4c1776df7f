import { openToken, sealToken } from '../../platform/files'
import type { CompanyCtx } from '../../platform/operations'

const LIFE_MS = 15 * 60_000
export const SENT = '/mail/sent'

const keyOf = (ctx: CompanyCtx) => ctx.keyFor('automations.sentMail')

/** Whoever has it needs no session, as with previews; it runs out after a quarter of an hour. */
export function messageAddress(ctx: CompanyCtx, runId: string): string {
  const until = new Date(ctx.now().getTime() + LIFE_MS)
  return `${SENT}/${ctx.company}/${sealToken(keyOf(ctx), { company: ctx.company, runId }, until)}`
}

export function readMessageAddress(ctx: CompanyCtx, token: string): string | null {
  const words = openToken(keyOf(ctx), token, ctx.now())
  const runId = words?.['company'] === ctx.company ? words['runId'] : null
  return typeof runId === 'string' ? runId : null
}
