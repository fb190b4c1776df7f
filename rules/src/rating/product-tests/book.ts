import type { Line, Priced, QuoteRequest } from '../pricing'
import type { Verdict } from '../rating'
import { type Decision, decisions } from '../underwriting'
import type { Touched } from './rate-change'
import { countStop, type GrowingStops, type Stops } from './unpriced'

/** What a product says of one customer with one plan; of what underwriting said before it is not asked again. */
export type RateOne = (request: QuoteRequest, known?: Verdict) => Verdict & { readonly priced: Priced }

/** One customer of a book has no price: NaN would spread silently through sums, so it is counted apart. */
const NO_PRICE = -1

/** A book as worked out: one entry per customer, in minor units, in arrays that travel between threads without a copy. */
export type BookFigures = {
  /** What the customer pays by the year, taxes and levies included; -1 where there is no price. */
  readonly total: Float64Array
  /** Of it, taxes and levies. */
  readonly tax: Float64Array
  /** Place in `decisions`. */
  readonly decision: Uint8Array
  /** What underwriting said, for runs that leave it as it is. */
  readonly verdicts: readonly Verdict[]
  /** By the name of a look-up step: the row that it found (from 1) and of which version; 0 is none. */
  readonly hits: ReadonlyMap<string, LookUpHits>
  /** Why whoever was not declined has no price. */
  readonly stops: Stops
}

export type LookUpHits = {
  readonly table: string
  readonly rows: Int32Array
  readonly versions: readonly string[]
  readonly version: Uint16Array
}
type GrowingHits = LookUpHits & { versions: string[] }

/** Parts of a price that go to the state, by their names. */
export type TaxNames = ReadonlySet<string>

/** Works a book out as its customers come; what is there so far is a book of its own. */
export type BookRater = {
  readonly add: (customers: readonly QuoteRequest[]) => void
  readonly figures: () => BookFigures
}

export function bookRater(rate: RateOne, taxes: TaxNames, most: number): BookRater {
  const figures = emptyFigures(most)
  const hits = new Map<string, GrowingHits>()
  const verdicts: Verdict[] = []
  const addOne = (customer: QuoteRequest) => {
    const at = verdicts.length
    const { priced, ...verdict } = rate(customer)
    verdicts.push(same(verdict, verdicts[at - 1]))
    write(figures, at, verdict.decision, priced, taxes)
    const lines = priced.ok ? priced.value.worksheet : priced.refusal.worksheet
    for (const line of lines) if (line.head.table !== null) keepHit(hits, line, at, most)
  }
  return {
    add: (customers) => customers.forEach(addOne),
    figures: () => ({
      total: figures.total.subarray(0, verdicts.length),
      tax: figures.tax.subarray(0, verdicts.length),
      decision: figures.decision.subarray(0, verdicts.length),
      stops: figures.stops,
      verdicts,
      hits,
    }),
  }
}

export function rateBook(rate: RateOne, customers: readonly QuoteRequest[], taxes: TaxNames): BookFigures {
  const rater = bookRater(rate, taxes, customers.length)
  rater.add(customers)
  return rater.figures()
}

/** Most customers are simply accepted: they share one verdict. */
function same({ decision, reasons, terms }: Verdict, before: Verdict | undefined): Verdict {
  const isPlain = reasons.length === 0 && terms.length === 0
  if (isPlain && before?.decision === decision && before.reasons.length + before.terms.length === 0) return before
  return { decision, reasons, terms }
}

/**
 * The same book under changed rates. Only customers for whom a look-up found a touched row are worked out again;
 * `touched` null means that anything may have changed. Underwriting is asked again only where it may say something else.
 */
export function rateAgain(
  rate: RateOne,
  customers: readonly QuoteRequest[],
  taxes: TaxNames,
  before: BookFigures,
  touched: readonly Touched[] | null,
  isGuideSame = false,
): BookFigures {
  const figures = {
    total: before.total.slice(),
    tax: before.tax.slice(),
    decision: before.decision.slice(),
    // Whoever had no price is tried again below, so the reasons are all counted anew.
    stops: new Map(),
    verdicts: before.verdicts,
    hits: before.hits,
  }
  const isTouched = touched && touchedCustomers(before, touched)
  for (let at = 0; at < customers.length; at++) {
    if (isTouched && !isTouched(at)) continue
    const { decision, priced } = rate(customers[at] as QuoteRequest, isGuideSame ? before.verdicts[at] : undefined)
    write(figures, at, decision, priced, taxes)
  }
  return figures
}

/** A customer without a price may have stopped at any step, so it is always tried again. */
function touchedCustomers({ total, hits }: BookFigures, touched: readonly Touched[]): (at: number) => boolean {
  const checks = [...hits.values()].flatMap((hit) =>
    touched
      .filter(({ table }) => table === hit.table)
      .map(({ version, rows }) => ({ hit, wanted: hit.versions.indexOf(version), rows })),
  )
  return (at) => {
    if (total[at] === NO_PRICE) return true
    for (const { hit, wanted, rows } of checks)
      if (hit.version[at] === wanted && rows.has((hit.rows[at] as number) - 1)) return true
    return false
  }
}

function emptyFigures(count: number) {
  const stops: GrowingStops = new Map()
  return { total: new Float64Array(count), tax: new Float64Array(count), decision: new Uint8Array(count), stops }
}

type Written = Pick<BookFigures, 'total' | 'tax' | 'decision'> & { readonly stops: GrowingStops }

function write(
  { total, tax, decision, stops }: Written,
  at: number,
  verdict: Decision,
  priced: Priced,
  taxes: TaxNames,
): void {
  decision[at] = decisions.indexOf(verdict)
  total[at] = priced.ok ? priced.value.yearly.minor : NO_PRICE
  tax[at] = priced.ok
    ? priced.value.parts.reduce((sum, { name, amount }) => (taxes.has(name) ? sum + amount.minor : sum), 0)
    : 0
  if (!priced.ok && verdict !== 'decline') countStop(stops, priced.refusal, at)
}

function keepHit(hits: Map<string, GrowingHits>, { head, version, row }: Line, at: number, count: number): void {
  const name = head.addOn ? `${head.addOn}.${head.name}` : head.name
  let hit = hits.get(name)
  if (!hit) {
    hit = { table: head.table as string, rows: new Int32Array(count), versions: [], version: new Uint16Array(count) }
    hits.set(name, hit)
  }
  hit.rows[at] = row + 1
  if (version === null) return
  const known = hit.versions.indexOf(version)
  hit.version[at] = known >= 0 ? known : hit.versions.push(version) - 1
}

export const hasPrice = (figures: BookFigures, at: number): boolean => figures.total[at] !== NO_PRICE
