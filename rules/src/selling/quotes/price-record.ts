import type { Commission } from '../../company/ledger'
import type { SaleTerms } from '../../design/parts'
import type { Money, MoneyPart } from '../../money'
import type { WorksheetLine } from '../../rating/pricing'
import type { Decision, Term } from '../../rating/underwriting'

/**
 * A price as it was promised: all that order, policy, ledger and documents need of it, and what it was worked out from.
 * It is written once when a quote is priced and copied, never worked out again, on the way to a policy.
 */
export type PriceRecord = {
  readonly version: 1
  readonly plan: string
  readonly planTitle: string
  readonly addOns: readonly { readonly id: string; readonly title: string }[]
  readonly total: Money
  readonly parts: readonly MoneyPart[]
  /** ISO days, both included. */
  readonly startDate: string
  readonly endDate: string
  readonly discounts: readonly { readonly kind: 'voucher' | 'coupon'; readonly id: string; readonly code: string }[]
  readonly decision: Decision
  readonly terms: readonly Term[]
  /** The rating that it was worked out with; table `ratings` has its text for ever. */
  readonly ratingHash: string
  readonly worksheet: readonly WorksheetLine[]
  /** Owed to whoever sold it; none where nothing was agreed. */
  readonly commission?: Commission
  /** How the policy may end, as the product said when the price was promised. */
  readonly ending?: Ending
}

export type Ending = Pick<SaleTerms, 'coolingOffDays' | 'cancelBy' | 'minimumRefundMinor'>
