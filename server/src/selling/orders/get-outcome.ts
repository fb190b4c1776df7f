import { languageTags } from '@coverwright/rules/languages'
import { moneyText } from '@coverwright/rules/money'
import { readBuyerToken, Refused } from '../../kernel'
import type { CompanyCtx, StrangerCtx } from '../../platform/operations'
import { lastTryFailed } from '../payments'
import { holderView } from '../policies'
import { checkoutAddress, findQuote } from '../quotes'
import { findByToken, type OrderRow } from './store'

export async function getOutcome(ctx: StrangerCtx, { orderToken }: { orderToken: string }) {
  const opened = readBuyerToken(orderToken)
  if (!opened) throw new Refused('orders.notFound')
  const inside = await ctx.enterCompany(opened.company)
  const order = await findByToken(inside, opened.tokenHash)
  const quote = order?.quoteId ? await findQuote(inside, order.quoteId) : null
  if (!order || !quote) throw new Refused('orders.notFound')
  const { state, isTest, totalMinor: minor, currency } = order
  const text = moneyText({ minor, currency }, languageTags[quote.language], { currencyDisplay: 'symbol' })
  return {
    ...{ state, isTest, total: { minor, currency, text } },
    hasFailed: state !== 'paid' && (await lastTryFailed(inside, order.id)),
    backTo: await checkoutAddress(inside, quote, orderToken),
    policy: await policyOf(inside, order),
  }
}

async function policyOf(ctx: CompanyCtx, { policyId, payerEmail }: OrderRow) {
  const view = policyId === null ? null : await holderView(ctx, policyId)
  if (!view) return null
  const { number, productName, startDate, endDate, claim, address } = view
  return { number, productName, startDate, endDate, claim, myAddress: address, mailedTo: masked(payerEmail) }
}

/** Enough to see a slip, too little to write to: j•••@example.com. */
const masked = (email: string) => email.replace(/^(.)[^@]*/u, '$1•••')
