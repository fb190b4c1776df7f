import type { RefusalValues } from '../../kernel'
import type { QuoteCode, QuoteRefusal } from '../pricing'

/** Why some customers have no price: what stopped it, at which step, how many they are, and one of them. */
export type Unpriced = {
  readonly code: QuoteCode
  readonly step: string | null
  /** As the price says it of the one who is shown. */
  readonly values: RefusalValues
  readonly customer: number
  readonly count: number
  /** So many were stopped by the same before the change. */
  readonly before: number
}

type Stop = Omit<Unpriced, 'before'>

/** By what makes two reasons the same; in the order in which they were met. */
export type Stops = ReadonlyMap<string, Stop>
export type GrowingStops = Map<string, Stop>

/** The table, the answer or the choice that is missing makes a reason another one; what was looked up there does not. */
const TELLING = ['table', 'name', 'addOn', 'plan'] as const

function keyOf({ code, step, values }: Pick<Stop, 'code' | 'step' | 'values'>): string {
  let key = `${code} ${step}`
  for (const name of TELLING) key += ` ${values[name] ?? ''}`
  return key
}

export function countStop(stops: GrowingStops, { code, step, values = {} }: QuoteRefusal, customer: number): void {
  const key = keyOf({ code, step, values })
  const known = stops.get(key)
  stops.set(key, known ? { ...known, count: known.count + 1 } : { code, step, values, customer, count: 1 })
}

/** What stops customers now, most of them first. */
export function compareStops(before: Stops, after: Stops): Unpriced[] {
  return byCount([...after].map(([key, stop]) => ({ ...stop, before: before.get(key)?.count ?? 0 })))
}

/** Of a book whose parts were worked out apart; customers by their place in the whole book. */
export function mergeUnpriced(parts: readonly (readonly Unpriced[])[], offsets: readonly number[]): Unpriced[] {
  const stops: GrowingStops = new Map()
  const before = new Map<string, number>()
  for (const [at, part] of parts.entries())
    for (const each of part) {
      const key = keyOf(each)
      const { before: was, ...stop } = each
      const known = stops.get(key) ?? { ...stop, customer: stop.customer + (offsets[at] ?? 0), count: 0 }
      stops.set(key, { ...known, count: known.count + stop.count })
      before.set(key, (before.get(key) ?? 0) + was)
    }
  return byCount([...stops].map(([key, stop]) => ({ ...stop, before: before.get(key) ?? 0 })))
}

const byCount = (list: Unpriced[]): Unpriced[] => list.sort((left, right) => right.count - left.count)
