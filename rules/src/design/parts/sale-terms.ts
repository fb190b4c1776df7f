/** How long cover lasts: a year, as many days as an answer says, or until a day that is answered. */
export type CoverLength =
  | { readonly kind: 'year' }
  /** `more` days on top: a trip of seven nights is eight days. */
  | { readonly kind: 'days'; readonly by: string; readonly more?: number }
  | { readonly kind: 'until'; readonly by: string }

/** What a sale has to know that questions and prices do not say. */
export type SaleTerms = {
  readonly version: 1
  /** The date question that is answered with the first day of cover; without one it is the day of the sale. */
  readonly startsOn?: string
  readonly lasts: CoverLength
  /** For so many days a price that was told is kept, whatever is published meanwhile. */
  readonly priceHoldsDays?: number
}
