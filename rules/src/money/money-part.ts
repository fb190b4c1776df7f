import type { Money } from './money'

/** What an amount of a price is. Discounts are negative; all parts together are the total, to the cent. */
export const moneyPartKinds = ['premium', 'discount', 'tax', 'levy', 'fee'] as const
export type MoneyPartKind = (typeof moneyPartKinds)[number]

export type MoneyPart = {
  readonly kind: MoneyPartKind
  /** The step of the recipe, or the code of the voucher or coupon. */
  readonly code: string
  readonly title: string
  readonly amount: Money
}
