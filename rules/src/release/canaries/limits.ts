export const limitNames = ['errors', 'declines', 'price'] as const
export type LimitName = (typeof limitNames)[number]

/** From when on the new release is taken back; null for what is only watched. */
export type CanaryLimits = {
  /** Errors of a hundred pages looked at. */
  readonly errors: number | null
  /** So many more of a hundred quotes declined than on the release that stands. */
  readonly declines: number | null
  /** So many percent dearer or cheaper on average. */
  readonly price: number | null
}

export const usualLimits: CanaryLimits = { errors: 2, declines: 10, price: 15 }
export const LIMIT_RANGE = { min: 0.1, max: 100 } as const

/** Fewer pages or quotes than these say nothing: one unlucky visitor must not end a release. */
export const LEAST_VIEWS = 20
export const LEAST_QUOTES = 10

/** What happened on one of the two releases since the canary began. */
export type SideFigures = {
  readonly views: number
  readonly errors: number
  readonly slow: number
  /** Quotes that rating said something of. */
  readonly quotes: number
  readonly declined: number
  readonly referred: number
  readonly bought: number
  readonly priced: number
  /** Of those that were priced, together. */
  readonly pricedMinor: number
}

/** One limit as it stands: what is seen on either side, and whether there is enough of it to judge by. */
export type Watched = {
  readonly limit: LimitName
  readonly allowed: number | null
  /** Percent for errors and declines; for the price how far the new one is from the old, in percent with its sign. */
  readonly fresh: number | null
  readonly standing: number | null
  readonly isJudged: boolean
  readonly isBroken: boolean
}

/** Every limit in turn. A release is not to blame for what is as bad on the one that stands. */
export function watchLimits(limits: CanaryLimits, fresh: SideFigures, standing: SideFigures): Watched[] {
  const errors = { fresh: percent(fresh.errors, fresh.views), standing: percent(standing.errors, standing.views) }
  const declines = {
    fresh: percent(fresh.declined, fresh.quotes),
    standing: percent(standing.declined, standing.quotes),
  }
  const drift = driftOf(fresh, standing)
  const areQuotes = fresh.quotes >= LEAST_QUOTES && standing.quotes >= LEAST_QUOTES
  const arePrices = fresh.priced >= LEAST_QUOTES && standing.priced >= LEAST_QUOTES
  return [
    watched('errors', limits.errors, errors, fresh.views >= LEAST_VIEWS, (allowed) => {
      const seen = errors.fresh ?? 0
      return seen > allowed && seen > (errors.standing ?? 0)
    }),
    watched('declines', limits.declines, declines, areQuotes, (allowed) => {
      return (declines.fresh ?? 0) - (declines.standing ?? 0) > allowed
    }),
    watched('price', limits.price, { fresh: drift, standing: null }, arePrices, (allowed) => {
      return Math.abs(drift ?? 0) > allowed
    }),
  ]
}

/** The first limit that is broken, for which the release goes back. */
export const brokenLimit = (watched: readonly Watched[]): Watched | null =>
  watched.find(({ isBroken }) => isBroken) ?? null

type Seen = Pick<Watched, 'fresh' | 'standing'>

function watched(
  limit: LimitName,
  allowed: number | null,
  seen: Seen,
  isJudged: boolean,
  isOver: (allowed: number) => boolean,
): Watched {
  return { limit, allowed, ...seen, isJudged, isBroken: isJudged && allowed !== null && isOver(allowed) }
}

const percent = (part: number, whole: number): number | null => (whole > 0 ? tenths((part / whole) * 100) : null)

function driftOf(fresh: SideFigures, standing: SideFigures): number | null {
  if (fresh.priced === 0 || standing.priced === 0 || standing.pricedMinor === 0) return null
  return tenths((fresh.pricedMinor / fresh.priced / (standing.pricedMinor / standing.priced) - 1) * 100)
}

/** As it is shown: what is judged is what people see. */
const tenths = (value: number) => Math.round(value * 10) / 10
