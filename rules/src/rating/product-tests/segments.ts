import type { DataName, RawAnswers } from '../../design/datasets'
import { ageOn, type Day, parseDay } from '../../kernel'
import type { QuoteRequest } from '../pricing'
import type { Segmentation } from './impact'

const BANDS = 5

/** A way to cut a book: by what was chosen, or by bands of a number, an amount or an age. The last label is 'no answer'. */
export type Cut = { readonly name: string; readonly labels: readonly string[]; readonly edges?: readonly number[] }

/** Every way in which such a book can be cut. Bands hold about as many customers each, with edges that a person can say. */
export function cutsOf(
  names: readonly DataName[],
  plans: readonly string[],
  customers: readonly QuoteRequest[],
): Cut[] {
  return [{ name: 'plan', labels: [...plans, ''] }, ...names.flatMap((name) => cutOf(name, customers) ?? [])]
}

function cutOf({ name, type }: DataName, customers: readonly QuoteRequest[]): Cut | null {
  if (type.kind === 'choice') return { name, labels: [...type.options, ''] }
  if (type.kind === 'yesNo') return { name, labels: ['true', 'false', ''] }
  if (type.kind !== 'number' && type.kind !== 'money' && type.kind !== 'date') return null
  const known = Float64Array.from(customers, (customer) => measureOf(customer, name)).filter(
    (value) => !Number.isNaN(value),
  )
  const sorted = known.sort()
  if (sorted.length === 0) return null
  const cuts = Array.from({ length: BANDS - 1 }, (_, at) =>
    sayable(sorted[Math.floor((sorted.length * (at + 1)) / BANDS)] as number),
  )
  const edges = [...new Set(cuts)].filter((edge) => edge > (sorted[0] as number))
  return { name, edges, labels: [...[...edges, null].map((edge, at) => bandLabel(edges[at - 1] ?? null, edge)), ''] }
}

export function segmentationsOf(cuts: readonly Cut[], customers: readonly QuoteRequest[]): Segmentation[] {
  return cuts.map(({ name, labels, edges }) => {
    const none = labels.length - 1
    const place = edges ? bandPlace(edges, none) : labelPlace(labels, none)
    const read = edges ? measureOf : name === 'plan' ? (customer: QuoteRequest) => customer.plan : wordOf
    return { name, labels, of: Uint16Array.from(customers, (customer) => place(read(customer, name))) }
  })
}

function labelPlace(labels: readonly string[], none: number): (value: string | number) => number {
  const places = new Map(labels.map((label, at) => [label, at]))
  return (value) => places.get(String(value)) ?? none
}

function bandPlace(edges: readonly number[], none: number): (value: string | number) => number {
  return (value) => {
    const number = Number(value)
    if (Number.isNaN(number)) return none
    const found = edges.findIndex((edge) => number < edge)
    return found < 0 ? edges.length : found
  }
}

const bandLabel = (from: number | null, below: number | null): string =>
  from === null ? (below === null ? '0+' : `< ${below}`) : below === null ? `${from}+` : `${from} – < ${below}`

/** Rounded to two leading digits. */
function sayable(value: number): number {
  if (value === 0) return 0
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value))) - 1)
  return Math.round(value / step) * step
}

const wordOf = ({ answers }: QuoteRequest, name: string): string => String(answers[name] ?? '')

/** A number as it is, a date as the years between it and the first day of cover. */
function measureOf({ answers, startDate }: QuoteRequest, name: string): number {
  const given = answers[name]
  if (given === undefined || given === null || given === '') return NaN
  const born = typeof given === 'string' && given.includes('-', 1) ? yearsBefore(answers, name, startDate) : null
  return born ?? Number(given)
}

function yearsBefore(answers: RawAnswers, name: string, day: Day): number | null {
  const born = parseDay(String(answers[name]))
  return born === null ? null : ageOn(born, day)
}
