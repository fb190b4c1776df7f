import type { CompanyCtx } from '../../platform/operations'
import { updateQuote } from './store'

/** Its policy was issued: from now on nothing of it changes. */
export async function markBought(ctx: CompanyCtx, { quoteId, policyId }: { quoteId: string; policyId: string }) {
  await updateQuote(ctx, quoteId, { state: 'bought', policyId })
}
