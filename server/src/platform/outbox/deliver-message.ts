import { messageGivenUp } from '@coverwright/contract/platform'
import { z } from 'zod'
import { NIL_COMPANY } from '../database'
import { type CompanyCtx, job } from '../operations'
import { waitAfter } from './back-off'
import type { Carrier } from './carrier'
import { carriersOf } from './carriers'
import type { Message } from './message'
import { DELIVER } from './send'
import { markSent, markTried, takeQueuedMessage } from './store'
import { Undeliverable } from './undeliverable'

/** Tries to send one message; a try that fails is written down and followed by the next after its wait. */
export const deliverMessage = job({
  task: DELIVER,
  payload: z.object({ messageId: z.uuid() }),
  run: (ctx, { messageId }) => deliver(ctx, messageId, (kind) => carriersOf(ctx.config)[kind]),
})

async function deliver(ctx: CompanyCtx, id: string, carrierOf: (kind: Message['kind']) => Carrier) {
  const message = await takeQueuedMessage(ctx, id)
  if (!message) return
  const failure = await failureOf(carrierOf(message.kind).carry(ctx, message))
  if (!failure) return markSent(ctx, id, message.holdsSecret)
  const attempts = message.attempts + 1
  const waitMs = failure instanceof Undeliverable ? null : waitAfter(attempts)
  const lastError = failure.message.slice(0, 500)
  await markTried(ctx, id, { state: waitMs === null ? 'failed' : 'queued', attempts, lastError })
  if (waitMs === null) return tellOfFailure(ctx, message)
  await ctx.enqueue(DELIVER, { messageId: id }, { runAt: new Date(ctx.now().getTime() + waitMs) })
}

type GivenUp = { id: string; holdsSecret: boolean; onceKey: string | null }

/**
 * A code or a link that did not arrive is its reader's affair alone, and nobody's company has nobody in it. What a room
 * sent once for a cause of its own is that room's affair too, whatever is inside.
 */
async function tellOfFailure(ctx: CompanyCtx, message: GivenUp) {
  if ((message.holdsSecret && message.onceKey === null) || ctx.company === NIL_COMPANY) return
  await ctx.emit(messageGivenUp, { messageId: message.id }, { message: message.id })
}

const failureOf = (sending: Promise<void>): Promise<Error | null> =>
  sending.then(
    () => null,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  )
