import type { Line, Priced, QuoteRequest } from '../pricing'
import { type Decision, decisions } from '../underwriting'
import type { Touched } from './rate-change'

/** What a product says of one customer with one plan. */
export type RateOne = (request: QuoteRequest) => { readonly decision: Decision; readonly priced: Priced }

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
  /** By the name of a look-up step: the row that it found (from 1) and of which version; 0 is none. */
  readonly hits: ReadonlyMap<string, LookUpHits>
}

type LookUpHits = {
  readonly table: string
  readonly rows: Int32Array
  readonly versions: readonly string[]
  readonly version: Uint16Array
}
type GrowingHits = LookUpHits & { versions: string[] }

/** Parts of a price that go to the state, by their names. */
export type TaxNames = ReadonlySet<string>

export function rateBook(rate: RateOne, customers: readonly QuoteRequest[], taxes: TaxNames): BookFigures {
  const figures = emptyFigures(customers.length)
  const hits = new Map<string, GrowingHits>()
  customers.forEach((customer, at) => {
    const { decision, priced } = rate(customer)
    write(figures, at, decision, priced, taxes)
    const lines = priced.ok ? priced.value.worksheet : priced.refusal.worksheet
    for (const line of lines) if (line.head.table !== null) keepHit(hits, line, at, customers.length)
  })
  return { ...figures, hits }
}

/**
 * The same book under changed rates. Only customers for whom a look-up found a touched row are worked out again;
 * `touched` null means that anything may have changed.
 */
export function rateAgain(
  rate: RateOne,
  customers: readonly QuoteRequest[],
  taxes: TaxNames,
  before: BookFigures,
  touched: readonly Touched[] | null,
): BookFigures {
  const figures = {
    total: before.total.slice(),
    tax: before.tax.slice(),
    decision: before.decision.slice(),
    hits: before.hits,
  }
  const isTouched = touched && touchedCustomers(before, touched)
  customers.forEach((customer, at) => {
    if (isTouched && !isTouched(at)) return
    const { decision, priced } = rate(customer)
    write(figures, at, decision, priced, taxes)
  })
  return figures
}

/** A customer without a price may have stopped at any step, so it is always tried again. */
function touchedCustomers({ total, hits }: BookFigures, touched: readonly Touched[]): (at: number) => boolean {
  const checks = [...hits.values()].flatMap((hit) =>
    touched
      .filter(({ table }) => table === hit.table)
      .map(({ version, rows }) => {
        const wanted = hit.versions.indexOf(version)
        return (at: number) => hit.version[at] === wanted && rows.has((hit.rows[at] as number) - 1)
      }),
  )
  return (at) => total[at] === NO_PRICE || checks.some((check) => check(at))
}

function emptyFigures(count: number) {
  return { total: new Float64Array(count), tax: new Float64Array(count), decision: new Uint8Array(count) }
}

function write(
  { total, tax, decision }: Pick<BookFigures, 'total' | 'tax' | 'decision'>,
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
