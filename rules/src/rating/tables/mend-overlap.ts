import { type Band, firstInside, nextPoint, type RowGroup } from '../pricing'
import { beginningAt, endingBefore, lowerOf, upperOf } from './band-edge'
import { sameEverywhere } from './mend-edits'
import type { Mend, MendedFinding, MendEdit } from './mend'
import type { RowBoxes } from './row-boxes'

/** Two rows that differ in one band only: `low` begins and ends there no later than `high`. */
type Pair = { readonly group: RowGroup; readonly at: number; readonly low: number; readonly high: number }

/** One of two rows ends before the other begins, or begins where it has ended. What changes no price comes first. */
export function mendOverlap(boxes: RowBoxes, finding: MendedFinding): Mend[] {
  const found = pairsOf(boxes, finding)
  const pairs = found.flatMap(([one, other]) => pairAlong(boxes, one, other) ?? [])
  if (pairs.length === 0 || pairs.length !== found.length) return []
  const ends = sameEverywhere(
    'shorten',
    pairs.map((pair) => endLow(boxes, pair)),
  )
  const begins = sameEverywhere(
    'shorten',
    pairs.map((pair) => beginHigh(boxes, pair)),
  )
  const isLowUnder = pairs.every(({ high, low }) => low > high)
  const isHighUnder = pairs.every(({ high, low }) => high > low)
  const said = (mends: readonly Mend[], keeps: boolean) =>
    mends.map((mend): Mend => (keeps ? { ...mend, keepsPrices: true } : mend))
  return isHighUnder
    ? [...said(begins, true), ...said(ends, false)]
    : [...said(ends, isLowUnder), ...said(begins, false)]
}

function pairsOf(boxes: RowBoxes, { alike = 0, customer, rows }: MendedFinding): [number, number][] {
  if (alike === 0) return rows.length === 2 ? [[rows[0]!, rows[1]!]] : []
  const place = boxes.placeOf(customer)
  if (!place) return []
  const pairs = boxes.groups.flatMap(({ rows: own }): [number, number][] => {
    const [one, other, ...more] = own.filter((row) => boxes.isIn(row, place))
    if (one === undefined || other === undefined || more.length > 0) return []
    return beginsAt(boxes, one, other, place) ? [[one, other]] : []
  })
  return pairs.length === alike + 1 ? pairs : []
}

/** Whether what the two share begins with this customer. */
const beginsAt = ({ bands }: RowBoxes, one: number, other: number, place: readonly number[]): boolean =>
  bands.every(({ from, step }, at) => {
    const first = Math.max(from[one]!, from[other]!)
    return first === -Infinity || Math.ceil(first / step) * step === place[at]
  })

function pairAlong(boxes: RowBoxes, one: number, other: number): Pair | null {
  const group = boxes.groupOf(one)
  const [mine, theirs] = [boxes.boxOf(one), boxes.boxOf(other)]
  const unlike = mine.flatMap(([from, to], at) => (from === theirs[at]![0] && to === theirs[at]![1] ? [] : [at]))
  const [at, ...more] = unlike
  if (!group || at === undefined || more.length > 0) return null
  const [from, to] = [mine[at]![0] - theirs[at]![0], mine[at]![1] - theirs[at]![1]].map((by) => by || 0) as [
    number,
    number,
  ]
  if (from <= 0 && to <= 0) return { group, at, low: one, high: other }
  return from >= 0 && to >= 0 ? { group, at, low: other, high: one } : null
}

function endLow(boxes: RowBoxes, { at, group, high, low }: Pair): MendEdit | null {
  const band = boxes.bands[at]!
  const was = boxes.rows[low]![band.at] as Band | null
  const end = firstInside(band, high)
  if (!was || band.from[high] === -Infinity || firstInside(band, low) >= end) return null
  if (boxes.isHidden(group, low, boxes.boxOf(low).with(at, [band.from[low]!, end - 1]))) return null
  return { kind: 'set', row: low, at: band.at, was, cell: { ...lowerOf(was), ...endingBefore(band, end, was) } }
}

function beginHigh(boxes: RowBoxes, { at, group, high, low }: Pair): MendEdit | null {
  const band = boxes.bands[at]!
  const was = boxes.rows[high]![band.at] as Band | null
  const begin = nextPoint(band, band.to[low]!)
  if (!was || !Number.isFinite(begin) || begin > band.to[high]!) return null
  if (boxes.isHidden(group, high, boxes.boxOf(high).with(at, [begin, band.to[high]!]))) return null
  return { kind: 'set', row: high, at: band.at, was, cell: { ...beginningAt(band, begin, was), ...upperOf(was) } }
}
