import type { QuoteRequest, RateTable, Recipe } from '../pricing'
import { ratingOf, type RatingOutcome, type RatingParts, type RatingProblem } from '../rating'
import type { Refusal } from '../kernel'
import type { UnderwritingGuide } from '../underwriting'
import { type BookFigures, rateAgain, rateBook } from './book'
import { compareBooks, type Impact, type Segmentation } from './impact'
import { applyRateChanges, type RateChange, type RateChangeCode } from './rate-change'
import { rateOneOf } from './rate-one'
import { type Cut, cutsOf, segmentationsOf } from './segments'
import { taxesIn, withTaxParts } from './tax-parts'

/** What is tried on a book: rates of tables, and other tables, another recipe or guide in place of today's. */
export type BookTrial = {
  readonly changes: readonly RateChange[]
  /** In place of those with the same id. */
  readonly tables?: readonly RateTable[]
  readonly recipe?: Recipe
  readonly guide?: UnderwritingGuide
  /** Against what is sold, in place of this product as it stands. */
  readonly isAgainstSold?: boolean
  readonly commissionPercent: number
}

export type TrialOutcome =
  | { readonly ok: true; readonly impact: Impact }
  | { readonly ok: false; readonly refusal: Refusal<RateChangeCode> }
  | { readonly ok: false; readonly problems: readonly RatingProblem[] }

type Refused = Exclude<TrialOutcome, { readonly ok: true }>
type Figured = { readonly ok: true; readonly figures: BookFigures } | Refused

/** A book that has been worked out once and waits for trials. */
export type OpenedBook = {
  readonly cuts: readonly Cut[]
  /** As it would be, customer by customer. */
  readonly under: (trial: BookTrial) => Figured
  readonly try: (trial: BookTrial, cuts: readonly Cut[]) => TrialOutcome
}

export type BookOutcome =
  { readonly ok: true; readonly book: OpenedBook } | { readonly ok: false; readonly problems: readonly RatingProblem[] }

/** `sold` is what the same customers pay today, by the version that is published. */
export function openBook(parts: RatingParts, customers: readonly QuoteRequest[], sold?: RatingParts): BookOutcome {
  const { rated, taxes } = ratedWithTaxes(parts)
  if (!rated.ok) return rated
  const own = rateBook(rateOneOf(rated.value), customers, taxes)
  let known: Figured | null = null
  const standing = ({ isAgainstSold }: BookTrial): Figured =>
    isAgainstSold && sold ? (known ??= figuresOf(sold, customers)) : { ok: true, figures: own }
  const cuts = cutsOf(parts.dataset.names, rated.value.plans, customers)
  let cut: { readonly by: string; readonly into: readonly Segmentation[] } | null = null
  /** The customers stay and so do their segments: cut once for all trials. Cuts may have travelled, so they are compared. */
  const cutBy = (wanted: readonly Cut[]) => {
    const by = JSON.stringify(wanted)
    return (cut?.by === by ? cut : (cut = { by, into: segmentationsOf(wanted, customers) })).into
  }
  const under = (trial: BookTrial) => figuresUnder({ parts, customers, before: own }, trial)
  const tryOn = (trial: BookTrial, wanted: readonly Cut[]): TrialOutcome => {
    const worked = under(trial)
    if (!worked.ok) return worked
    const before = standing(trial)
    if (!before.ok) return before
    return { ok: true, impact: compareBooks(before.figures, worked.figures, cutBy(wanted), trial.commissionPercent) }
  }
  return { ok: true, book: { cuts, under, try: tryOn } }
}

/** What was published was sound then, whatever is checked since. */
function figuresOf(sold: RatingParts, customers: readonly QuoteRequest[]): Figured {
  const { rated, taxes } = ratedWithTaxes(sold, true)
  return rated.ok ? { ok: true, figures: rateBook(rateOneOf(rated.value), customers, taxes) } : rated
}

type Worked = {
  readonly parts: RatingParts
  readonly customers: readonly QuoteRequest[]
  readonly before: BookFigures
}

function figuresUnder({ parts, customers, before }: Worked, trial: BookTrial): Figured {
  const changed = applyRateChanges(withReplaced(parts.tables, trial.tables ?? []), trial.changes)
  if (!changed.ok) return changed
  const { recipe = parts.recipe, guide = parts.guide } = trial
  const { rated, taxes } = ratedWithTaxes({ ...parts, recipe, guide, tables: changed.tables })
  if (!rated.ok) return rated
  const others = [...changed.touched.map(({ table }) => table), ...(trial.tables ?? []).map(({ id }) => id)]
  const isGuideSame = !trial.guide && !decidesBy(parts, others)
  const touched = trial.recipe || trial.tables?.length || !isGuideSame ? null : changed.touched
  const figures = rateAgain(rateOneOf(rated.value), customers, taxes, before, touched, isGuideSame)
  return { ok: true, figures }
}

const withReplaced = (tables: readonly RateTable[], others: readonly RateTable[]): RateTable[] =>
  tables.map((table) => others.find(({ id }) => id === table.id) ?? table)

/** Which rows decided is not on the worksheet of a price: a table that underwriting reads may touch anybody. */
const decidesBy = ({ guide }: RatingParts, tables: readonly string[]): boolean =>
  guide?.tables.some(({ table }) => tables.includes(table)) ?? false

type Taxed = { readonly rated: RatingOutcome; readonly taxes: ReadonlySet<string> }

/**
 * Rated with every tax told apart. One that is not whole coins cannot be (only the sum is rounded then): it counts as
 * premium.
 */
function ratedWithTaxes(parts: RatingParts, isFrozen = false): Taxed {
  const { recipe } = parts
  const apart = ratingOf({ ...parts, recipe: withTaxParts(recipe) }, { isFrozen })
  const rated = apart.ok ? apart : ratingOf(parts, { isFrozen })
  const taxes = [...taxesIn(recipe)].filter((name) => apart.ok || recipe.outputs.parts.includes(name))
  return { rated, taxes: new Set(taxes) }
}
