import { type KeptQuoteView, pricingOperations } from '@coverwright/contract/rating/pricing'
import type { Permission } from '@coverwright/rules/company/members'
import { mayDo } from '../../platform/operations'
import type { KeptQuoteRow } from './store'

export function presentKeptQuote(
  row: Omit<KeptQuoteRow, 'companyId'>,
  permissions: readonly Permission[],
): KeptQuoteView {
  return {
    id: row.id,
    productId: row.productId,
    title: row.title,
    customer: row.customer,
    hash: row.ratingHash,
    decision: row.decision,
    prices: row.plans.map(({ plan, yearly }) => ({ plan, yearly })),
    asked: [...row.connected.asked],
    keptAt: row.keptAt.toISOString(),
    may: mayDo({ permissions }, { delete: pricingOperations.deleteKept }),
  }
}
