import type { GatewayName } from '@coverwright/rules/selling/payments'
import type { CompanyCtx } from '../../platform/operations'
import type { GatewayMessage, Settle } from './gateway'
import { takeNews } from './take-news'

/** What a message changes. Where the gateway has to be asked for more, that is done by a job: no transaction is open there. */
export async function takeMessage(
  ctx: CompanyCtx,
  settle: Settle,
  gateway: GatewayName,
  message: GatewayMessage | null,
): Promise<void> {
  if (!message) return
  if (message.kind === 'look')
    return ctx.enqueue('payments.look', { paymentId: message.paymentId }, { goesFirst: true })
  await takeNews(ctx, settle, gateway, message)
}
