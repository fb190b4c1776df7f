import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../../kernel'
import type { CompanyCtx } from '../../../platform/operations'

export const SIGNATURE_HEADER = 'sandbox-signature'
/** Of either side's clock; a message that somebody kept longer is not taken. */
const TOLERANCE_SECONDS = 300

/** `t=<seconds>,v1=<hex>` over time and body, as Stripe does it: a kept message cannot be sent again later. */
export function signMessage(ctx: CompanyCtx, body: string): string {
  const time = secondsOf(ctx.now())
  return `t=${time},v1=${signatureOf(ctx, time, body)}`
}

export function isSigned(ctx: CompanyCtx, header: unknown, body: string): boolean {
  const read = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header ?? ''))
  if (!read) return false
  const time = Number(read[1])
  if (Math.abs(secondsOf(ctx.now()) - time) > TOLERANCE_SECONDS) return false
  return isSameSecret(signatureOf(ctx, time, body), String(read[2]))
}

const signatureOf = (ctx: CompanyCtx, time: number, body: string) =>
  createHmac('sha256', ctx.keyFor(`sandbox.messages/${ctx.company}`))
    .update(`${time}.${body}`)
    .digest('hex')

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000)
