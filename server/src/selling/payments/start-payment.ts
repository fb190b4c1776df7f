import type { GatewayName } from '@coverwright/rules/selling/payments'
import type { Money } from '@coverwright/rules/money'
import { madeBuyerToken, Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { findProfile } from '../../company/companies'
import { gatewayElsewhereRefusal } from '@coverwright/rules/selling/payments'
import { holdPaymentsOf, insertPayment, listGatewayRows, type PaymentRow } from './store'

type Asked = {
  orderId: string
  total: Money
  isTest: boolean
  /** Where the buyer goes afterwards, whatever came of it. */
  returnTo: string
  /** What the buyer reads at the gateway. */
  title?: string
}

/** As long as gateways keep a page open, with some time to spare. */
const REUSED_MS = 20 * 3_600_000

/**
 * A try at the gateway that is active; tests go to the sandbox. Nothing outside is asked here: the gateway is when the
 * buyer follows the link, so that one that never answers leaves an order that can still be paid.
 */
export async function startPayment(ctx: CompanyCtx, asked: Asked): Promise<{ payAt: string; paymentId: string }> {
  const gateway = asked.isTest ? 'sandbox' : await activeGateway(ctx)
  if (!gateway) throw new Refused('payments.noGateway')
  const tries = await holdPaymentsOf(ctx, asked.orderId)
  if (tries.some(({ paidMinor }) => paidMinor !== null)) throw new Refused('payments.orderPaid')
  const open = tries.find((each) => isSame(ctx, each, gateway, asked))
  const id = open?.id ?? (await insertTry(ctx, { ...asked, gateway, kind: 'order' }))
  return { payAt: payAddress(ctx, id), paymentId: id }
}

/** Two tabs share one try, so that the buyer cannot pay in both. */
const isSame = (ctx: CompanyCtx, row: PaymentRow, gateway: GatewayName, { total, returnTo }: Asked) =>
  row.gateway === gateway &&
  row.amountMinor === total.minor &&
  row.currency === total.currency &&
  row.returnTo === returnTo &&
  row.failure !== 'expired' &&
  ctx.now().getTime() - row.startedAt.getTime() < REUSED_MS

type NewTry = Asked & { gateway: GatewayName; kind: PaymentRow['kind']; method?: string }

export async function insertTry(ctx: CompanyCtx, asked: NewTry) {
  const { orderId, total, isTest, returnTo, title, gateway, kind, method = null } = asked
  const id = ctx.newId()
  await insertPayment(ctx, {
    companyId: ctx.company,
    ...{ id, orderId, kind, isTest, returnTo, gateway, method },
    title: title ?? '',
    tokenHash: tokenOf(ctx, id).tokenHash,
    state: 'started',
    amountMinor: total.minor,
    currency: total.currency,
    refundedMinor: 0,
    startedAt: ctx.now(),
    ...{ reference: null, charge: null, paidMinor: null, failure: null, paidBy: null, settledAt: null },
  })
  return id
}

export const payAddress = (ctx: CompanyCtx, paymentId: string) => `/pay/${tokenOf(ctx, paymentId).token}`

const tokenOf = (ctx: CompanyCtx, id: string) => madeBuyerToken(ctx.company, ctx.keyFor('payments.link'), id)

/** Whether buyers can pay this company now. */
export const receivesPayments = async (ctx: CompanyCtx): Promise<boolean> => (await activeGateway(ctx)) !== null

/** The sandbox's money is none: only the demo's stands for a bank. */
export async function takesTestMoney(ctx: CompanyCtx): Promise<boolean> {
  const active = (await listGatewayRows(ctx)).find(({ state }) => state === 'active')
  return active?.name === 'sandbox' && active.settings.standsForBank !== 'yes'
}

/** Null too where the premium goes to the partner first. */
async function activeGateway(ctx: CompanyCtx): Promise<GatewayName | null> {
  const active = (await listGatewayRows(ctx)).find(({ state }) => state === 'active')
  const profile = active && (await findProfile(ctx))
  if (profile && gatewayElsewhereRefusal(profile.paymentMode, profile.registered.businessType)) return null
  return active?.name ?? null
}
