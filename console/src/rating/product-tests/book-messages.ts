import type { RateTable } from '@coverwright/rules/rating/pricing'
import type { Body } from '@coverwright/rules/design/products'
import type { PortfolioRows } from '@coverwright/rules/rating/portfolios'
import type { MadeUpCustomer, MadeUpShares, RatingProblem } from '@coverwright/rules/rating/rating'
import type { BookRun, Cut, Impact, RateChangeCode } from '@coverwright/rules/rating/product-tests'

/** One share of a book: people who are made up are so where they are worked out, so that none has to travel. */
export type OpenShare = {
  kind: 'open'
  /** So many come first, for figures that stand soon. */
  first: number
  body: Body
  tables: readonly RateTable[]
  count: number
  seed: number
  /** How those who are made up divide. */
  shares: MadeUpShares
  /** Policies that there are, in place of people who are made up. */
  rows: PortfolioRows | null
  today: number
  /** The version that buyers have: a draft can be held against it. */
  sold: SoldBook | null
}
export type SoldBook = { body: Body; tables: readonly RateTable[] }
/** On all who are there, or on the first of them alone: those are soon worked out. */
export type TryShare = { kind: 'try'; run: BookRun; cuts: readonly Cut[]; isFirst?: boolean }
export type ToShare = { id: number } & (OpenShare | TryShare)

/** The first of its people are there. */
export type Opened = { kind: 'opened'; cuts: readonly Cut[] }
/** So many of its people are there and worked out; told again and again until all are. */
export type Grown = { kind: 'grown'; made: number }
export type Tried = { kind: 'tried'; impact: Impact; people: Record<number, MadeUpCustomer> }
export type Stopped =
  | { kind: 'problems'; problems: readonly RatingProblem[] }
  | { kind: 'refused'; code: RateChangeCode; values: Readonly<Record<string, string | number>> }
export type FromShare = { id: number } & (Opened | Grown | Tried | Stopped)
