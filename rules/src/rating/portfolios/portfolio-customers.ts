import type { Answers } from '../../design/forms'
import type { Body } from '../../design/products'
import type { Day } from '../../kernel'
import { type MadeUpCustomer, ONLY_PLAN } from '../rating'
import type { PortfolioAnswer, PortfolioRows } from './portfolio'

/**
 * Rows of a book as customers, from one place to another. They are priced as if cover began today: what their next year
 * would cost, not what was right when they bought.
 */
export function portfolioCustomers(
  body: Body,
  { answers, count }: PortfolioRows,
  today: Day,
  from = 0,
  to = count,
): MadeUpCustomer[] {
  const { plan: plans, ...columns } = answers
  const known = new Set((body.plans?.plans ?? []).map(({ id }) => id))
  const first = body.plans?.plans[0]?.id ?? ONLY_PLAN
  const named = Object.entries(columns).map(([name, values]) => ({ path: name.split('.'), values }))
  return Array.from({ length: Math.max(0, to - from) }, (_, place) => {
    const at = from + place
    const plan = plans?.[at]
    return {
      answers: answersAt(named, at),
      plan: typeof plan === 'string' && known.has(plan) ? plan : first,
      addOns: [],
      startDate: today,
    }
  })
}

type Named = { readonly path: readonly string[]; readonly values: readonly PortfolioAnswer[] }

function answersAt(columns: readonly Named[], at: number): Answers {
  const answers: Record<string, unknown> = {}
  for (const { path, values } of columns) {
    const value = values[at]
    const [name = '', part] = path
    if (value === null || value === undefined) continue
    if (part === undefined) answers[name] = value
    else answers[name] = { ...(answers[name] as object | undefined), [part]: value }
  }
  return answers
}

/** So many rows of a part, each from its own stretch of it, so that they are spread over the whole; the same for the same seed. */
export function spreadPlaces(total: number, count: number, chance: () => number): number[] {
  const wanted = Math.min(total, count)
  return Array.from({ length: wanted }, (_, at) => {
    const from = Math.floor((total * at) / wanted)
    const to = Math.floor((total * (at + 1)) / wanted)
    return from + Math.floor(chance() * (to - from))
  })
}

/** One book of several parts. */
export function joinedRows(parts: readonly PortfolioRows[]): PortfolioRows {
  const names = [...new Set(parts.flatMap(({ answers }) => Object.keys(answers)))]
  const figures = (name: 'exposure' | 'premium' | 'claims') =>
    parts.every((part) => part[name] !== null) && parts.length > 0 ? parts.flatMap((part) => part[name] ?? []) : null
  return {
    count: parts.reduce((sum, { count }) => sum + count, 0),
    answers: Object.fromEntries(names.map((name) => [name, parts.flatMap(({ answers }) => answers[name] ?? [])])),
    exposure: figures('exposure'),
    premium: figures('premium'),
    claims: figures('claims'),
  }
}

/** The rows from one place to another. */
export function rowsBetween(rows: PortfolioRows, from: number, to: number): PortfolioRows {
  const cut = (values: readonly number[] | null) => values?.slice(from, to) ?? null
  return {
    count: Math.max(0, Math.min(to, rows.count) - from),
    answers: Object.fromEntries(Object.entries(rows.answers).map(([name, values]) => [name, values.slice(from, to)])),
    exposure: cut(rows.exposure),
    premium: cut(rows.premium),
    claims: cut(rows.claims),
  }
}

/** The same rows in another order, always the same one: a file is sorted by something, and its first rows are not like all. */
export function mixedRows(rows: PortfolioRows): PortfolioRows {
  const { count } = rows
  let step = Math.max(1, Math.round(count * 0.618))
  while (divisor(step, count) > 1) step++
  const mixed = <Value>(values: readonly Value[]): Value[] =>
    Array.from({ length: count }, (_, at) => values[(at * step) % count] as Value)
  const figures = (values: readonly number[] | null) => values && mixed(values)
  return {
    count,
    answers: Object.fromEntries(Object.entries(rows.answers).map(([name, values]) => [name, mixed(values)])),
    exposure: figures(rows.exposure),
    premium: figures(rows.premium),
    claims: figures(rows.claims),
  }
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other))
