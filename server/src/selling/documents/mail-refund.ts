import { paymentRefunded } from '@coverwright/contract/selling/payments'
import { on, type Reader } from '../../platform/operations'
import { findPolicyOfOrder, policyForPaper } from '../policies'
import { mailTemplate } from './mail-template'
import { NEWS_MS } from './news'

/** The money is on its way back: said only where the product has words for it. */
export const tellOfRefund: Reader = {
  name: 'documents.refund',
  newsMs: NEWS_MS,
  handles: [
    on(paymentRefunded, async (ctx, { data }) => {
      const { orderId, refundId, amountMinor: minor, currency } = data
      const policyId = await findPolicyOfOrder(ctx, orderId)
      const policy = policyId && (await policyForPaper(ctx, policyId))
      if (!policy) return
      const values = { 'policy.refund': { minor: policy.isTest ? 0 : minor, currency } }
      await mailTemplate(ctx, policy, 'refundMade', { once: `refund:${refundId}`, values })
    }),
  ],
}
