import { type DataName, type RawAnswers } from '../datasets'
import { type Day, parseDay } from '../kernel'
import type { QuoteRequest } from '../pricing'
import type { Segmentation } from './impact'

const BANDS = 5
const YEAR = 365.25

/** Every way in which this book can be cut: by plan, by each choice, and by bands of each number, amount and age. */
export function segmentationsOf(names: readonly DataName[], customers: readonly QuoteRequest[]): Segmentation[] {
  const plan = byLabel(
    'plan',
    customers.map((customer) => customer.plan),
  )
  return [plan, ...names.flatMap((name) => segmentationOf(name, customers) ?? [])]
}

function segmentationOf({ name, type }: DataName, customers: readonly QuoteRequest[]): Segmentation | null {
  if (type.kind === 'choice' || type.kind === 'yesNo')
    return byLabel(
      name,
      customers.map(({ answers }) => textOf(answers, name)),
    )
  if (type.kind === 'number' || type.kind === 'money')
    return byBands(
      name,
      customers.map(({ answers }) => numberOf(answers, name)),
    )
  if (type.kind === 'date')
    return byBands(
      name,
      customers.map(({ answers, startDate }) => yearsBefore(answers, name, startDate)),
    )
  return null
}

function byLabel(name: string, values: readonly string[]): Segmentation {
  const labels = [...new Set(values)].sort()
  const place = new Map(labels.map((label, at) => [label, at]))
  return { name, labels, of: Uint16Array.from(values, (value) => place.get(value) ?? 0) }
}

/** Bands of about as many customers each; edges are rounded so that a person can say them. */
function byBands(name: string, values: readonly number[]): Segmentation | null {
  const sorted = Float64Array.from(values.filter((value) => !Number.isNaN(value))).sort()
  if (sorted.length === 0) return null
  const cuts = Array.from({ length: BANDS - 1 }, (_, at) =>
    round(sorted[Math.floor((sorted.length * (at + 1)) / BANDS)] as number),
  )
  const edges = [...new Set(cuts)].filter((edge) => edge > (sorted[0] as number))
  const labels = [...[...edges, null].map((edge, at) => bandLabel(edges[at - 1] ?? null, edge)), '']
  const place = (value: number) => {
    if (Number.isNaN(value)) return labels.length - 1
    const found = edges.findIndex((edge) => value < edge)
    return found < 0 ? edges.length : found
  }
  return { name, labels, of: Uint16Array.from(values, place) }
}

const bandLabel = (from: number | null, below: number | null): string =>
  from === null ? (below === null ? '' : `< ${below}`) : below === null ? `${from}+` : `${from} – < ${below}`

/** Two leading digits. */
function round(value: number): number {
  if (value === 0) return 0
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value))) - 1)
  return Math.round(value / step) * step
}

const textOf = (answers: RawAnswers, name: string): string => String(answers[name] ?? '')
const numberOf = (answers: RawAnswers, name: string): number => {
  const value = answers[name]
  return value === undefined || value === null || value === '' ? NaN : Number(value)
}

function yearsBefore(answers: RawAnswers, name: string, day: Day): number {
  const born = parseDay(textOf(answers, name))
  return born === null ? NaN : Math.floor((day - born) / YEAR)
}
