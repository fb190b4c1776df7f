import type { QuoteRequest, RateTable, Recipe } from '../pricing'
import { ratingOf, type RatingOutcome, type RatingParts, type RatingProblem } from '../rating'
import type { Refusal } from '../../kernel'
import type { UnderwritingGuide } from '../underwriting'
import { type BookFigures, type BookRater, bookRater, rateAgain } from './book'
import { compareBooks, type Impact, type Segmentation } from './impact'
import { type Experience, GrowingExperience } from './experience'
import { keyCutsOf } from './key-cuts'
import { applyRateChanges, type RateChange, type RateChangeCode, type Touched } from './rate-change'
import { rateOneOf } from './rate-one'
import { type Cut, cutsOf, segmentationsOf } from './segments'
import { taxesIn, withTaxParts } from './tax-parts'

/** What is tried on a book: rates of tables, and other tables, another recipe or guide in place of today's. */
export type BookRun = {
  readonly changes: readonly RateChange[]
  /** In place of those with the same id. */
  readonly tables?: readonly RateTable[]
  readonly recipe?: Recipe
  readonly guide?: UnderwritingGuide
  /** Against what is sold, in place of this product as it stands. */
  readonly isAgainstSold?: boolean
  readonly commissionPercent: number
}

export type BookRunOutcome =
  | { readonly ok: true; readonly impact: Impact }
  | { readonly ok: false; readonly refusal: Refusal<RateChangeCode> }
  | { readonly ok: false; readonly problems: readonly RatingProblem[] }

type Refused = Exclude<BookRunOutcome, { readonly ok: true }>
type Figured = { readonly ok: true; readonly figures: BookFigures } | Refused

/** A book that is worked out as its customers come and waits for runs. */
export type OpenedBook = {
  /** More customers of the same book; what is tried meanwhile is tried on those who are there. */
  readonly add: (customers: readonly QuoteRequest[], experience?: Experience) => void
  /** Bands as they are when they are first asked for: more customers do not move their edges. */
  readonly cuts: () => readonly Cut[]
  /** As it would be, customer by customer. */
  readonly under: (run: BookRun) => Figured
  readonly try: (run: BookRun, cuts: readonly Cut[]) => BookRunOutcome
}

export type BookOutcome =
  | { readonly ok: true; readonly book: OpenedBook }
  | { readonly ok: false; readonly problems: readonly RatingProblem[] }

/** `sold` is what the same customers pay today, by the version that is published. */
export function openBook(parts: RatingParts, people: readonly QuoteRequest[], sold?: RatingParts): BookOutcome {
  const outcome = growBook(parts, people.length, sold)
  if (outcome.ok) outcome.book.add(people)
  return outcome
}

/** A book of at most so many customers, without any yet. */
export function growBook(parts: RatingParts, most: number, sold?: RatingParts): BookOutcome {
  const { rated, taxes } = ratedWithTaxes(parts)
  if (!rated.ok) return rated
  const customers: QuoteRequest[] = []
  const experience = new GrowingExperience()
  const own = bookRater(rateOneOf(rated.value), taxes, most)
  const ofSold = sold && soldFigures(sold, customers, most)
  const cutBy = cutter(customers)
  let cuts: readonly Cut[] | null = null
  const under = (run: BookRun) => figuresUnder({ parts, customers, before: own.figures() }, run)
  const tryOn = (run: BookRun, wanted: readonly Cut[]): BookRunOutcome => {
    const worked = under(run)
    if (!worked.ok) return worked
    const standing = own.figures()
    const before: Figured = run.isAgainstSold && ofSold ? ofSold() : { ok: true, figures: standing }
    if (!before.ok) return before
    const keys = run.isAgainstSold ? [] : keyCutsOf(standing, parts.tables, worked.touched)
    const impact = compareBooks(before.figures, worked.figures, cutBy(wanted), run.commissionPercent, {
      keyCuts: keys,
      experience: experience.now(),
    })
    return { ok: true, impact }
  }
  return {
    ok: true,
    book: {
      add: (more, known) => {
        for (const customer of more) customers.push(customer)
        if (known) experience.add(known)
        own.add(more)
      },
      cuts: () => (cuts ??= cutsOf(parts.dataset.names, rated.value.plans, customers)),
      under,
      try: tryOn,
    },
  }
}

/** The customers stay and so do their segments: cut once for all runs. Cuts may have travelled, so they are compared. */
function cutter(customers: readonly QuoteRequest[]): (wanted: readonly Cut[]) => readonly Segmentation[] {
  let cut: { readonly by: string; readonly count: number; readonly into: readonly Segmentation[] } | null = null
  return (wanted) => {
    const by = JSON.stringify(wanted)
    const count = customers.length
    if (cut?.by !== by || cut.count !== count) cut = { by, count, into: segmentationsOf(wanted, customers) }
    return cut.into
  }
}

/** What the customers who are there pay by what is sold; worked out when it is asked for. It was sound when it was published. */
function soldFigures(sold: RatingParts, customers: readonly QuoteRequest[], most: number): () => Figured {
  let opened: { readonly rater: BookRater } | Refused | null = null
  let count = 0
  const open = (): { readonly rater: BookRater } | Refused => {
    const { rated, taxes } = ratedWithTaxes(sold, true)
    return rated.ok ? { rater: bookRater(rateOneOf(rated.value), taxes, most) } : rated
  }
  return () => {
    opened ??= open()
    if (!('rater' in opened)) return opened
    opened.rater.add(customers.slice(count))
    count = customers.length
    return { ok: true, figures: opened.rater.figures() }
  }
}

type Worked = {
  readonly parts: RatingParts
  readonly customers: readonly QuoteRequest[]
  readonly before: BookFigures
}
type Under = { readonly ok: true; readonly figures: BookFigures; readonly touched: readonly Touched[] } | Refused

function figuresUnder({ parts, customers, before }: Worked, run: BookRun): Under {
  const { tables: others = [] } = run
  const changed = applyRateChanges(withReplaced(parts.tables, others), run.changes)
  if (!changed.ok) return changed
  const { recipe = parts.recipe, guide = parts.guide } = run
  const { rated, taxes } = ratedWithTaxes({ ...parts, recipe, guide, tables: changed.tables })
  if (!rated.ok) return rated
  const isGuideSame =
    !run.guide && !decidesBy(parts, [...changed.touched.map(({ table }) => table), ...others.map(({ id }) => id)])
  const isAnyones = changed.touched.some(({ table }) => findsSeveralRows(recipe, table))
  const few = run.recipe || others.length || !isGuideSame || isAnyones ? null : changed.touched
  const figures = rateAgain(rateOneOf(rated.value), customers, taxes, before, few, isGuideSame)
  return { ok: true, figures, touched: [...changed.touched, ...replacedRows(parts.tables, others)] }
}

/** A look-up over a group, or between rows, finds more rows than its line tells: whom a change touches is not known then. */
const findsSeveralRows = ({ steps, addOns }: Recipe, table: string): boolean =>
  [...steps, ...addOns.flatMap((addOn) => addOn.steps)].some(
    (step) => step.kind === 'lookUp' && step.table === table && (step.each !== undefined || step.between !== undefined),
  )

/** Rows that another table in the place of theirs does not have. */
function replacedRows(tables: readonly RateTable[], others: readonly RateTable[]): Touched[] {
  return others.flatMap(({ id, versions }) => {
    const kept = new Set(versions.flatMap(({ rows }) => rows.map((row) => JSON.stringify(row))))
    const before = tables.find((table) => table.id === id)?.versions ?? []
    return before.map(({ id: version, rows }) => ({
      table: id,
      version,
      rows: new Set(rows.flatMap((row, at) => (kept.has(JSON.stringify(row)) ? [] : [at]))),
    }))
  })
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
