import type { Texts } from '../../languages'

/** How long cover lasts: a year, as many days as an answer says, or until a day that is answered. */
export type CoverLength =
  | { readonly kind: 'year' }
  /** `more` days on top: a trip of seven nights is eight days. */
  | { readonly kind: 'days'; readonly by: string; readonly more?: number }
  | { readonly kind: 'until'; readonly by: string }

/** Ways to a buyer that commission is agreed for. */
export const saleChannels = ['direct', 'agent', 'partner'] as const
export type SaleChannel = (typeof saleChannels)[number]

/** How a policy that ends early is given back, unless somebody chooses another way. */
export const saleCancelMethods = ['proRata', 'shortRate'] as const
export type SaleCancelMethod = (typeof saleCancelMethods)[number]

/** What a sale has to know that questions and prices do not say. */
export type SaleTerms = {
  readonly version: 1
  /** The date question that is answered with the first day of cover; without one it is the day of the sale. */
  readonly startsOn?: string
  readonly lasts: CoverLength
  /** For so many days a price that was told is kept, whatever is published meanwhile. */
  readonly priceHoldsDays?: number
  /** For so many days from the issue a holder may undo it all, as long as cover has not begun. */
  readonly coolingOffDays?: number
  readonly cancelBy?: SaleCancelMethod
  /** In minor units of the product's currency: less than this is not refunded when a policy ends early. */
  readonly minimumRefundMinor?: number
  /** In percent of the premium after discounts, with two decimals at most. */
  readonly commission?: Readonly<Partial<Record<SaleChannel, number>>>
  /** What a holder does in a claim, a line for each step; without it they read the usual advice. */
  readonly claim?: Texts
}
