/** What one customer paid before and pays after, in minor units. */
export type Mover = { readonly customer: number; readonly before: number; readonly after: number }

export const growth = ({ before, after }: Mover): number =>
  before === 0 ? (after === 0 ? 0 : Infinity) : (after - before) / before

export type Spread = {
  readonly more: number
  readonly less: number
  readonly same: number
  /** How many by how much, in tenths of a percent away from no change: 50 is more than 4.9 and at most 5 % more. */
  readonly tenths: Readonly<Record<number, number>>
}

/** Whoever pays more than twice as much is far out anyway: the bar that reaches to here has no end. */
const FARTHEST = 1_000

/** Figures in binary are a hair beside what they mean: 5 % must not count as a little more than 5 %. */
const HAIR = 1e-9

export function spreadOf(movers: readonly Mover[]): Spread {
  const tenths: Record<number, number> = {}
  let [more, less, same] = [0, 0, 0]
  for (const mover of movers) {
    const change = growth(mover) * 1_000
    if (change === 0) {
      same++
      continue
    }
    const size = Math.min(FARTHEST, Math.max(1, Math.ceil(Math.abs(change) - HAIR)))
    if (change > 0) more++
    else less++
    const place = change > 0 ? size : -size
    tenths[place] = (tenths[place] ?? 0) + 1
  }
  return { more, less, same, tenths }
}

export function sumSpreads(list: readonly Spread[]): Spread {
  const sum = (read: (spread: Spread) => number) => list.reduce((total, spread) => total + read(spread), 0)
  const tenths: Record<number, number> = {}
  for (const spread of list)
    for (const [place, count] of Object.entries(spread.tenths))
      tenths[Number(place)] = (tenths[Number(place)] ?? 0) + count
  return { more: sum(({ more }) => more), less: sum(({ less }) => less), same: sum(({ same }) => same), tenths }
}

/** One bar: who pays between so many percent more or less, null being whoever is farther out; both 0 is who pays the same. */
export type SpreadBar = { readonly from: number | null; readonly to: number | null; readonly count: number }

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200] as const
const MOST_BARS = 10
/** Of those who pay another price so many on each side may lie outside of the drawn range. */
const OUTSIDE = 0.005

/**
 * The spread as bars of one width, as fine as the change is: five percent on one table is not one bar from 1 to 5. A
 * few who are far out do not make all others coarse: they have a bar of their own at the end.
 */
export function spreadBars({ same, tenths }: Spread): SpreadBar[] {
  const places = Object.keys(tenths)
    .map(Number)
    .sort((a, b) => a - b)
  if (places.length === 0) return [{ from: 0, to: 0, count: same }]
  const [low, high] = middleOf(places, tenths)
  const step = STEPS.find((each) => barCount(low, high, each) <= MOST_BARS) ?? STEPS[STEPS.length - 1]!
  const first = Math.floor((low > 0 ? low - 1 : low) / step) * step
  const last = Math.ceil((high < 0 ? high + 1 : high) / step) * step
  const within = (from: number, to: number) =>
    places.reduce((sum, place) => sum + (isIn(place, from, to) ? (tenths[place] ?? 0) : 0), 0)
  const bars: SpreadBar[] = []
  for (let from = first; from < last; from += step)
    bars.push({ from: drawn(from), to: drawn(from + step), count: within(from, from + step) })
  return withSame([...outside(-Infinity, first), ...bars, ...outside(last, Infinity)], same)

  /** Whoever lies beyond the drawn range; beside no change more and less are never one bar. */
  function outside(from: number, to: number): SpreadBar[] {
    const ends = from < 0 && to > 0 ? [from, 0, to] : [from, to]
    return ends.slice(1).flatMap((end, at) => {
      const start = ends[at] as number
      const count = within(start, end)
      return count > 0 ? [{ from: drawn(start), to: drawn(end), count }] : []
    })
  }
}

/** In percent; null where nobody is told apart any more. */
const drawn = (tenths: number): number | null => (Math.abs(tenths) < FARTHEST ? tenths / 10 : null)

function withSame(bars: readonly SpreadBar[], same: number): SpreadBar[] {
  const more = bars.findIndex(({ from }) => from !== null && from >= 0)
  return bars.toSpliced(more < 0 ? bars.length : more, 0, { from: 0, to: 0, count: same })
}

const barCount = (low: number, high: number, step: number): number =>
  Math.ceil((high < 0 ? high + 1 : high) / step) - Math.floor((low > 0 ? low - 1 : low) / step)

/** An edge belongs to the bar that is nearer to no change. */
const isIn = (place: number, from: number, to: number): boolean =>
  place > 0 ? place > from && place <= to && to > 0 : place >= from && place < to && from < 0

/** From where to where nearly everybody lies. */
function middleOf(places: readonly number[], tenths: Spread['tenths']): [number, number] {
  const all = places.reduce((sum, place) => sum + (tenths[place] ?? 0), 0)
  const endOf = (order: readonly number[]): number => {
    let passed = 0
    for (const place of order) {
      passed += tenths[place] ?? 0
      if (passed > all * OUTSIDE) return place
    }
    return order[order.length - 1]!
  }
  return [endOf(places), endOf([...places].reverse())]
}
