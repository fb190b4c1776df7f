import type { PaymentNewsKind } from '@coverwright/rules/selling/payments'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Config } from '../../../platform/config'
import { type CompanyCtx, job } from '../../../platform/operations'
import { listGatewayRows } from '../store'
import { SIGNATURE_HEADER, signMessage } from './signature'
import { countTaken, findEvent, insertEvent, markDisputed, type SandboxPayment } from './store'

const PATIENCE_MS = 10_000

/** How messages travel: from the sandbox's settings, so that a test can have them late, often and in any order. */
async function roadOf(ctx: CompanyCtx) {
  const row = (await listGatewayRows(ctx)).find(({ name }) => name === 'sandbox')
  const whole = (text: string | undefined, least: number, most: number) =>
    Math.min(most, Math.max(least, Math.floor(Number(text ?? least)) || least))
  return { times: whole(row?.settings.times, 1, 10), lateSeconds: whole(row?.settings.lateSeconds, 0, 86_400) }
}

/** Notes what happened and sends it after the commit, as often and as late as the settings say. */
export async function tellShop(ctx: CompanyCtx, payment: SandboxPayment, kind: PaymentNewsKind, afterMs = 0) {
  const { times, lateSeconds } = await roadOf(ctx)
  const id = ctx.newId()
  const amountMinor = kind === 'refunded' ? payment.refundedMinor : takenMinor(payment)
  const { currency, card: paidBy, failure } = payment
  const news = { kind, paymentId: payment.id, amountMinor, currency, paidBy, failure }
  await insertEvent(ctx, {
    ...{ companyId: ctx.company, id, paymentId: payment.id, news, sent: times, taken: 0, madeAt: ctx.now() },
  })
  for (let time = 1; time <= times; time++) {
    const runAt = new Date(ctx.now().getTime() + afterMs + lateMs(`${id}/${time}`, lateSeconds))
    await ctx.enqueue('sandbox.tell', { eventId: id }, { runAt, goesFirst: true })
  }
}

/** Of a check nothing is taken. */
export const takenMinor = ({ isCheck, amountMinor }: Pick<SandboxPayment, 'isCheck' | 'amountMinor'>) =>
  isCheck ? 0 : amountMinor

/** Each message is late by a time of its own, so that later ones overtake earlier ones. */
const lateMs = (of: string, lateSeconds: number) =>
  lateSeconds === 0 ? 0 : (createHash('sha256').update(of).digest().readUInt32BE() % lateSeconds) * 1000

/** Sends one message to our own door over HTTP, as a gateway elsewhere would; what is not taken is tried again. */
export const tellJob = job({
  task: 'sandbox.tell',
  payload: z.object({ eventId: z.uuid() }),
  run: async (ctx, { eventId }) => {
    const event = await findEvent(ctx, eventId)
    if (!event) return
    const body = JSON.stringify({ id: event.id, news: event.news })
    const answer = await fetch(`${doorOf(ctx)}/in/sandbox/${ctx.company}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signMessage(ctx, body) },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!answer.ok) throw new Error(`our own door answered ${answer.status}`)
    await countTaken(ctx, eventId)
    if (event.news.kind === 'disputed') await markDisputed(ctx, event.paymentId)
  },
})

/** This process itself where it answers calls; otherwise wherever people reach us. */
function doorOf({ config, consoleUrl }: { config: Config; consoleUrl: string }): string {
  if (!config.roles.includes('api')) return consoleUrl
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host
  return `http://${host.includes(':') ? `[${host}]` : host}:${config.port}`
}
