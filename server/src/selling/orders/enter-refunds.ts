import { paymentRefunded } from '@coverwright/contract/selling/payments'
import { refundEntry, returnedLines } from '@coverwright/rules/selling/orders'
import { listLinesOf, postJournals } from '../../company/ledger'
import { companyDay } from '../../company/settings'
import { on, type Reader } from '../../platform/operations'
import { findOrders } from './store'

/** Money has gone back to a buyer: entered once, when the gateway has done it. */
export const enterRefunds: Reader = {
  name: 'orders.refunds',
  handles: [
    on(paymentRefunded, async (ctx, { at, data: { orderId, amountMinor, currency, isTest } }) => {
      const [order] = await findOrders(ctx, [orderId])
      if (!order || order.payee === 'platform') return
      const { productId, policyId, price } = order
      const entry = policyId
        ? refundEntry(price, amountMinor, await listLinesOf(ctx, { policyId }))
        : { what: 'payment.refunded', lines: returnedLines({ minor: amountMinor, currency }) }
      await postJournals(ctx, [
        {
          ...{ ...entry, id: ctx.newId(), day: await companyDay(ctx, at), isTest },
          about: { order: orderId, ...(policyId ? { policy: policyId } : {}) },
          dimensions: { orderId, ...(productId ? { productId } : {}), ...(policyId ? { policyId } : {}) },
        },
      ])
    }),
  ],
}
