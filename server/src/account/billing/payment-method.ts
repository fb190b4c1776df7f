import { billingOperations, billingTopic, type PaymentMethodView } from '@coverwright/contract/account/billing'
import type { TakesOf } from '@coverwright/contract/platform'
import { currencyRefusal, listPrice } from '@coverwright/rules/account/subscriptions'
import { accountCurrency } from '../../company/movements'
import { refuseIf } from '../../kernel'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { forgetCard, lastTryFailed, startCardCheck } from '../../selling/payments'
import { dropMethod, findKeptMethod, findLastMethod, insertMethod } from './store'

/** Spec 9: a small authorisation, not a charge. Of the price list. */
const CHECKED = 8

export async function getPaymentMethod(ctx: MemberCtx): Promise<PaymentMethodView> {
  const [kept, last, currency] = [await findKeptMethod(ctx), await findLastMethod(ctx), await accountCurrency(ctx)]
  const { checkCard: check, removeCard: remove } = billingOperations
  return {
    label: kept?.label ?? null,
    keptAt: kept?.keptAt?.toISOString() ?? null,
    checkAmount: { minor: currencyRefusal(currency) ? 0 : listPrice(CHECKED, currency), currency },
    hasFailed: last?.state === 'checking' && (await lastTryFailed(ctx, last.id)),
    may: mayDo(ctx.member, { check, remove: kept !== null && remove }),
  }
}

/** Where the card is given is the gateway's page; we never see it. */
export async function checkCard(ctx: MemberCtx, { returnTo }: TakesOf<typeof billingOperations.checkCard>) {
  const currency = await accountCurrency(ctx)
  refuseIf(currencyRefusal(currency))
  const checkId = ctx.newId()
  await insertMethod(ctx, {
    id: checkId,
    state: 'checking',
    method: null,
    label: null,
    madeAt: ctx.now(),
    keptAt: null,
  })
  const held = { minor: listPrice(CHECKED, currency), currency }
  await ctx.record('billing.cardAsked', {})
  return { payAt: await startCardCheck(ctx, { checkId, held, returnTo, title: 'Coverwright' }) }
}

export async function removeCard(ctx: MemberCtx): Promise<PaymentMethodView> {
  const kept = await findKeptMethod(ctx)
  if (kept) {
    await dropMethod(ctx)
    if (kept.method) await forgetCard(ctx, kept.method)
    await ctx.record('billing.cardRemoved', {})
    await ctx.notify(billingTopic)
  }
  return getPaymentMethod(ctx)
}
