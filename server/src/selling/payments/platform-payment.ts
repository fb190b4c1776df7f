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
const platformGateway = ({ config }: CompanyCtx): GatewayName => config.platformGateway

/** A card is charged where it is kept, also after the platform has gone to another gateway: ids of Stripe say so. */
const gatewayOf = (method: string): GatewayName => (method.startsWith('cs_') ? 'stripe' : 'sandbox')

type Check = { checkId: string; held: Money; returnTo: string; title: string }

/** A card is given at the gateway's page: a small amount is held and let go, and the gateway keeps the card. */
export async function startCardCheck(ctx: CompanyCtx, { checkId, held, returnTo, title }: Check): Promise<string> {
  const asked = { orderId: checkId, total: held, isTest: false, returnTo, title }
  return payAddress(ctx, await insertTry(ctx, { ...asked, gateway: platformGateway(ctx), kind: 'check' }))
}

type Charge = { orderId: string; total: Money; method: string; title: string }

/** Charges the kept card after this commits. One that is on its way already is not asked for twice. */
export async function chargeCard(ctx: CompanyCtx, { orderId, total, method, title }: Charge): Promise<void> {
  const tries = await holdPaymentsOf(ctx, orderId)
  if (tries.some(({ state, paidMinor }) => state === 'started' || paidMinor !== null)) return
  const asked = { orderId, total, isTest: false, returnTo: '/setting/orders', title, method }
  const paymentId = await insertTry(ctx, { ...asked, gateway: gatewayOf(method), kind: 'order' })
  await ctx.enqueue('payments.charge', { paymentId }, { goesFirst: true })
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
      if (!news) return
      await keepReference(ctx, id, news.charge ?? id)
      await takeNews(ctx, settle, payment.gateway, news)
    },
  })

/** A message said that there is something to be known of a payment: the gateway is asked for it. */
export const lookJob = (settle: Settle) =>
  job({
    task: 'payments.look',
    payload: z.object({ paymentId: z.uuid() }),
    run: async (ctx, { paymentId }, aside) => {
      const payment = await findPayment(ctx, paymentId)
      if (!payment?.reference || payment.paidMinor !== null) return
      const { id, title, amountMinor, currency, reference, gateway, kind } = payment
      const asked = { id, title, amountMinor, currency, reference, isCheck: kind === 'check', backTo: '/' }
      const news = await gatewayNamed(gateway).look(await deskOf(ctx, gateway, aside), asked)
      if (news) await takeNews(ctx, settle, gateway, news)
    },
  })

/** The gateway forgets a card after this commits. */
export const forgetCard = (ctx: CompanyCtx, method: string) => ctx.enqueue('payments.forget', { method })

export const forgetJob = job({
  task: 'payments.forget',
  payload: z.object({ method: z.string() }),
  run: async (ctx, { method }, aside) => {
    const gateway = gatewayNamed(gatewayOf(method))
    await gateway.forget?.(await deskOf(ctx, gateway.name, aside), method)
  },
})
