import type { Money } from '@coverwright/rules/money'
import type { GatewayName } from '@coverwright/rules/selling/payments'
import { z } from 'zod'
import { type CompanyCtx, job } from '../../platform/operations'
import { deskOf } from './desk'
import type { Settle } from './gateway'
import { gatewayNamed } from './gateways-there-are'
import { insertTry, payAddress } from './start-payment'
import { findPayment, holdPaymentsOf, keepReference } from './store'
import { takeNews } from './take-news'

/** Where the platform is paid. Which gateway a company takes its premiums with has nothing to do with it. */
const PLATFORM_GATEWAY: GatewayName = 'sandbox'

type Check = { checkId: string; held: Money; returnTo: string; title: string }

/** A card is given at the gateway's page: a small amount is held and let go, and the gateway keeps the card. */
export async function startCardCheck(ctx: CompanyCtx, { checkId, held, returnTo, title }: Check): Promise<string> {
  const asked = { orderId: checkId, total: held, isTest: false, returnTo, title }
  return payAddress(ctx, await insertTry(ctx, { ...asked, gateway: PLATFORM_GATEWAY, kind: 'check' }))
}

type Charge = { orderId: string; total: Money; method: string; title: string }

/** Charges the kept card after this commits. One that is on its way already is not asked for twice. */
export async function chargeCard(ctx: CompanyCtx, { orderId, total, method, title }: Charge): Promise<void> {
  const tries = await holdPaymentsOf(ctx, orderId)
  if (tries.some(({ state, paidMinor }) => state === 'started' || paidMinor !== null)) return
  const asked = { orderId, total, isTest: false, returnTo: '/setting/orders', title, method }
  const paymentId = await insertTry(ctx, { ...asked, gateway: PLATFORM_GATEWAY, kind: 'order' })
  await ctx.enqueue('payments.charge', { paymentId })
}

/** Asks the gateway with no transaction open, and believes its answer like any other news. */
export const chargeJob = (settle: Settle) =>
  job({
    task: 'payments.charge',
    payload: z.object({ paymentId: z.uuid() }),
    run: async (ctx, { paymentId }, aside) => {
      const payment = await findPayment(ctx, paymentId)
      const gateway = payment && gatewayNamed(payment.gateway)
      if (!payment?.method || !gateway?.charge || payment.state !== 'started') return
      const { id, method, title, amountMinor, currency } = payment
      const desk = await deskOf(ctx, payment.gateway, aside)
      const news = await gateway.charge(desk, { id, method, title, amountMinor, currency })
      await keepReference(ctx, id, id)
      await takeNews(ctx, settle, payment.gateway, news)
    },
  })
