import { paymentRefunded } from '@coverwright/contract/selling/payments'
import { returnedLines } from '@coverwright/rules/selling/orders'
import { postJournals } from '../../company/ledger'
import { companyDay } from '../../company/settings'
import { on, type Reader } from '../../platform/operations'
import { findOrders } from './store'

/** What was owed to a buyer has gone back: entered once, when the gateway has done it. */
export const enterRefunds: Reader = {
  name: 'orders.refunds',
  handles: [
    on(paymentRefunded, async (ctx, { at, data: { orderId, amountMinor, currency, isTest } }) => {
      const [order] = await findOrders(ctx, [orderId])
      if (!order || order.payee === 'platform') return
      const { productId, policyId } = order
      await postJournals(ctx, [
        {
          ...{ id: ctx.newId(), what: 'payment.refunded', day: await companyDay(ctx, at), isTest },
          about: { order: orderId, ...(policyId ? { policy: policyId } : {}) },
          lines: returnedLines({ minor: amountMinor, currency }),
          dimensions: { orderId, ...(productId ? { productId } : {}), ...(policyId ? { policyId } : {}) },
        },
      ])
    }),
  ],
}
