import type { FoundDiscount } from '@coverwright/rules/selling/quotes'
import type { CompanyCtx } from '../../platform/operations'

/**
 * What a code takes off, asked of the rooms of vouchers and coupons, which this one does not know. Null when there is no
 * such code; they throw their own refusal for one that is run out, over, or for something else.
 */
export type FindPromotion = (
  ctx: CompanyCtx,
  code: string,
  about: { readonly productId: string; readonly plan: string; readonly day: number },
) => Promise<FoundDiscount | null>
