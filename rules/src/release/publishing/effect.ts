/** What a release does to the prices of some customers, against the release before. */
export type PriceEffect = {
  readonly customers: number
  readonly dearer: number
  readonly cheaper: number
  readonly same: number
  /** Had a price before and have none now. */
  readonly lost: number
  /** Have a price now and had none before. */
  readonly gained: number
  /** Of those who have a price on both sides, together. */
  readonly beforeMinor: number
  readonly afterMinor: number
}

/** On the policies that are in force, the newest so many of them, and on the product's test customers. */
export type ReleaseEffect = {
  readonly currency: string
  readonly policies: PriceEffect
  readonly tests: PriceEffect
}

export type PricePair = { readonly before: number | null; readonly after: number | null }

/** Whoever has a price on neither side says nothing about the release. */
export function priceEffect(pairs: readonly PricePair[]): PriceEffect {
  const known = pairs.filter(({ before, after }) => before !== null || after !== null)
  const both = known.flatMap(({ before, after }) => (before === null || after === null ? [] : [{ before, after }]))
  const count = (is: (pair: { before: number; after: number }) => boolean) => both.filter(is).length
  return {
    customers: known.length,
    dearer: count(({ before, after }) => after > before),
    cheaper: count(({ before, after }) => after < before),
    same: count(({ before, after }) => after === before),
    lost: known.filter(({ after }) => after === null).length,
    gained: known.filter(({ before }) => before === null).length,
    beforeMinor: both.reduce((sum, { before }) => sum + before, 0),
    afterMinor: both.reduce((sum, { after }) => sum + after, 0),
  }
}

/** In percent with its sign, to the tenth; null where nobody has a price on both sides. */
export const effectPercent = ({ beforeMinor, afterMinor }: PriceEffect): number | null =>
  beforeMinor === 0 ? null : Math.round((afterMinor / beforeMinor - 1) * 1_000) / 10
