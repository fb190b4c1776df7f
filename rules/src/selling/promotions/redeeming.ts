import { type Refusal, refusalOf } from '../../kernel'
import type { PromotionState, PromotionStatus, PromotionTerms } from './promotion'

type Counted = PromotionTerms & { readonly state: PromotionState; readonly used: number; readonly held: number }

/** `now` is the company's clock, 'YYYY-MM-DD HH:MM'. */
export function promotionStatus({ state, used, quantity, expiresAt }: Counted, now: string): PromotionStatus {
  if (expiresAt !== '' && expiresAt < now) return 'expired'
  if (used >= quantity) return 'runOut'
  return state
}

export type PromotionAct = 'activate' | 'deactivate' | 'edit' | 'delete'

/** What may be done in each status, and where it leads. What has run out or expired can be given more, and then goes on. */
export const promotionLife: Record<PromotionStatus, Partial<Record<PromotionAct, string>>> = {
  inactive: { activate: 'active', edit: 'inactive', delete: 'gone' },
  active: { deactivate: 'inactive' },
  expired: { edit: 'expired', deactivate: 'inactive' },
  runOut: { edit: 'runOut', deactivate: 'inactive' },
}

export const promotionActRefusal = (
  status: PromotionStatus,
  act: PromotionAct,
): Refusal<'promotions.wrongState'> | null => (promotionLife[status][act] ? null : refusalOf('promotions.wrongState'))

type Redeemed = Counted & {
  readonly productId: string | null
  readonly plan: string
  /** Of the code that was typed: how often it may be used, and is. */
  readonly code: { readonly quota: number; readonly used: number; readonly held: number }
}
type Sale = {
  readonly productId: string
  /** Null while none is chosen: then it does not matter yet. */
  readonly plan: string | null
  /** ISO day. */
  readonly day: string
  readonly now: string
  /** The order that asks holds one itself. */
  readonly isHolding: boolean
}

export type RedeemingCode =
  | 'promotions.unknownCode'
  | 'promotions.notYet'
  | 'promotions.expired'
  | 'promotions.runOut'
  | 'promotions.otherProduct'
  | 'promotions.otherPlan'
  | 'promotions.otherDay'

/** Why a code is not good for this sale. One that is switched off looks like one that never was. */
export function redeemingRefusal(promotion: Redeemed | null, sale: Sale): Refusal<RedeemingCode> | null {
  if (!promotion || promotion.state !== 'active') return refusalOf('promotions.unknownCode', undefined, 'code')
  const { startsAt, expiresAt, activeFrom, activeUntil, productId, plan, code } = promotion
  const no = (why: RedeemingCode) => refusalOf(why, undefined, 'code')
  if (startsAt !== '' && sale.now < startsAt) return no('promotions.notYet')
  if (expiresAt !== '' && sale.now > expiresAt) return no('promotions.expired')
  if (productId !== null && productId !== sale.productId) return no('promotions.otherProduct')
  if (plan !== '' && sale.plan !== null && plan !== sale.plan) return no('promotions.otherPlan')
  if (activeFrom !== '' && (sale.day < activeFrom || sale.day > activeUntil)) return no('promotions.otherDay')
  return code.used + code.held - (sale.isHolding ? 1 : 0) >= code.quota ? no('promotions.runOut') : null
}
