import { decisions } from '../underwriting'
import { type BookFigures, hasPrice } from './book'
import type { Experience } from './experience'
import type { Key, KeyCut } from './key-cuts'
import { growth, type Mover, type Spread, spreadOf, sumSpreads } from './spread'
import { compareStops, mergeUnpriced, type Unpriced } from './unpriced'

const DECLINE = decisions.indexOf('decline')
const REFER = decisions.indexOf('refer')

export type Totals = {
  readonly customers: number
  /** Minor units by the year: what is paid, the part for the state, and for who sold it (not rounded: shares add up). */
  readonly premium: number
  readonly tax: number
  readonly commission: number
  readonly declined: number
  readonly referred: number
  readonly unpriced: number
  /** Of policies that there are: premium before tax for the years at risk, and the claims of those years. */
  readonly earned: number
  readonly claims: number
}

export type SegmentImpact = {
  readonly segment: string
  /** Who can buy before and after, and what they pay together. */
  readonly customers: number
  readonly before: number
  readonly after: number
  readonly more: number
  readonly less: number
  readonly declinedBefore: number
  readonly declinedAfter: number
  /** For the years at risk, of those who can buy before and after. */
  readonly earnedBefore: number
  readonly earnedAfter: number
  readonly claims: number
}

/** The same by a column of a table that is changed: one line for each of its keys, also where nobody has it. */
export type KeyImpact = {
  readonly table: string
  readonly column: string
  readonly keys: readonly (Key & Omit<SegmentImpact, 'segment'>)[]
}

export type Impact = {
  readonly before: Totals
  readonly after: Totals
  readonly spread: Spread
  readonly segments: Readonly<Record<string, readonly SegmentImpact[]>>
  /** By the keys of the tables whose rates are changed. */
  readonly byKeys: readonly KeyImpact[]
  readonly unpriced: readonly Unpriced[]
  readonly risen: readonly Mover[]
  readonly fallen: readonly Mover[]
  /** Of policies that there are and have a price: what is paid for them today. Null of customers who are made up, and where it is not known. */
  readonly paid: number | null
  /** Whether claims are known, so that there is a loss ratio. */
  readonly hasClaims: boolean
}

/** The segments of each customer, by the name of what they are cut by: place in `labels`. */
export type Segmentation = { readonly name: string; readonly labels: readonly string[]; readonly of: Uint16Array }

const MOST_MOVERS = 20

/** Who pays more or less, by how much and in which segment. Commission is a share of the premium before tax, in percent. */
export function compareBooks(
  before: BookFigures,
  after: BookFigures,
  segmentations: readonly Segmentation[],
  commissionPercent: number,
  { keyCuts = [], experience = null }: Also = {},
): Impact {
  const movers = bothPriced(before, after)
  return {
    before: totalsOf(before, commissionPercent, experience),
    after: totalsOf(after, commissionPercent, experience),
    spread: spreadOf(movers),
    segments: Object.fromEntries(
      segmentations.map((each) => [each.name, segmentImpacts(each, before, after, experience)]),
    ),
    byKeys: keyCuts.map(({ table, column, keys, of }) => ({
      table,
      column,
      keys: sumsOf(keys, of, before, after, experience),
    })),
    unpriced: compareStops(before.stops, after.stops),
    risen: outermost(movers, (left, right) => growth(right) - growth(left)).filter((each) => growth(each) > 0),
    fallen: outermost(movers, (left, right) => growth(left) - growth(right)).filter((each) => growth(each) < 0),
    paid: paidIn(experience, after),
    hasClaims: (experience?.claims ?? null) !== null,
  }
}

type Also = { readonly keyCuts?: readonly KeyCut[]; readonly experience?: Experience | null }

/** Of those alone who have a price by the new rates: beside what they would pay, others would look like a loss. */
function paidIn(experience: Experience | null, after: BookFigures): number | null {
  if (!experience?.paid) return null
  return experience.paid.reduce(
    (sum, coins, at) => (isSold(after, at) ? sum + coins * (experience.exposure[at] ?? 1) : sum),
    0,
  )
}

const isSold = (figures: BookFigures, at: number): boolean =>
  hasPrice(figures, at) && (figures.decision[at] as number) < DECLINE

/** Where sums begin. */
const nothing = {
  customers: 0,
  premium: 0,
  tax: 0,
  commission: 0,
  declined: 0,
  referred: 0,
  unpriced: 0,
  earned: 0,
  claims: 0,
}

function totalsOf(figures: BookFigures, commissionPercent: number, experience: Experience | null): Totals {
  const totals = { ...nothing, customers: figures.total.length }
  for (let at = 0; at < figures.total.length; at++) {
    if (figures.decision[at] === DECLINE) totals.declined++
    else if (!hasPrice(figures, at)) totals.unpriced++
    if (figures.decision[at] === REFER) totals.referred++
    if (!isSold(figures, at)) continue
    const premium = (figures.total[at] as number) - (figures.tax[at] as number)
    totals.premium += premium
    if (experience) {
      totals.earned += premium * (experience.exposure[at] ?? 1)
      totals.claims += experience.claims?.[at] ?? 0
    }
    totals.tax += figures.tax[at] as number
  }
  totals.commission = (totals.premium * commissionPercent) / 100
  return totals
}

/** Those who can buy before and after: only for them does a change have a size. */
function bothPriced(before: BookFigures, after: BookFigures): Mover[] {
  const movers: Mover[] = []
  for (let at = 0; at < before.total.length; at++)
    if (isSold(before, at) && isSold(after, at))
      movers.push({ customer: at, before: before.total[at] as number, after: after.total[at] as number })
  return movers
}

/** The few at the head of an order, without sorting a hundred thousand. */
function outermost(movers: readonly Mover[], order: (left: Mover, right: Mover) => number): Mover[] {
  const best: Mover[] = []
  for (const mover of movers) {
    const last = best[best.length - 1]
    if (best.length >= MOST_MOVERS && last && order(mover, last) >= 0) continue
    const place = best.findIndex((each) => order(mover, each) < 0)
    best.splice(place < 0 ? best.length : place, 0, mover)
    if (best.length > MOST_MOVERS) best.pop()
  }
  return best
}

const NONE = {
  customers: 0,
  before: 0,
  after: 0,
  more: 0,
  less: 0,
  declinedBefore: 0,
  declinedAfter: 0,
  earnedBefore: 0,
  earnedAfter: 0,
  claims: 0,
}

function segmentImpacts(
  { labels, of }: Segmentation,
  before: BookFigures,
  after: BookFigures,
  experience: Experience | null,
): SegmentImpact[] {
  const segments = labels.map((segment) => ({ segment }))
  return sumsOf(segments, of, before, after, experience).filter(isAnybodyIn)
}

const isAnybodyIn = ({ customers, declinedBefore, declinedAfter }: typeof NONE): boolean =>
  customers + declinedBefore + declinedAfter > 0

function sumsOf<Label extends object>(
  labels: readonly Label[],
  of: Uint16Array,
  before: BookFigures,
  after: BookFigures,
  experience: Experience | null,
): (Label & typeof NONE)[] {
  // Plain sums of one shape, named at the end: this loop is most of what is left once nobody has to be rated again.
  const sums = labels.map(() => ({ ...NONE }))
  for (let at = 0; at < of.length; at++) {
    const sum = sums[of[at] as number]
    if (!sum) continue
    if (before.decision[at] === DECLINE) sum.declinedBefore++
    if (after.decision[at] === DECLINE) sum.declinedAfter++
    if (!isSold(before, at) || !isSold(after, at)) continue
    const [was, is] = [before.total[at] as number, after.total[at] as number]
    sum.customers++
    sum.before += was
    sum.after += is
    if (is > was) sum.more++
    else if (is < was) sum.less++
    if (!experience) continue
    const years = experience.exposure[at] ?? 1
    sum.earnedBefore += (was - (before.tax[at] as number)) * years
    sum.earnedAfter += (is - (after.tax[at] as number)) * years
    sum.claims += experience.claims?.[at] ?? 0
  }
  return labels.map((label, at) => ({ ...label, ...(sums[at] ?? NONE) }))
}

/** The impact on a book whose parts were worked out apart: sums of sums. Movers keep the most, by place in the whole book. */
export function mergeImpacts(parts: readonly Impact[], offsets: readonly number[]): Impact {
  const [first] = parts
  if (!first) throw new Error('A book has at least one part')
  const moved = (side: 'risen' | 'fallen') =>
    parts.flatMap((part, at) => part[side].map((each) => ({ ...each, customer: each.customer + (offsets[at] ?? 0) })))
  return {
    before: sumTotals(parts.map((part) => part.before)),
    after: sumTotals(parts.map((part) => part.after)),
    spread: sumSpreads(parts.map((part) => part.spread)),
    segments: Object.fromEntries(
      Object.keys(first.segments).map((name) => [
        name,
        sumSegments(parts.flatMap((part) => part.segments[name] ?? [])),
      ]),
    ),
    byKeys: first.byKeys.map((cut, at) => ({ ...cut, keys: sumKeys(parts.map(({ byKeys }) => byKeys[at] ?? cut)) })),
    unpriced: mergeUnpriced(
      parts.map(({ unpriced }) => unpriced),
      offsets,
    ),
    risen: moved('risen')
      .sort((left, right) => growth(right) - growth(left))
      .slice(0, MOST_MOVERS),
    fallen: moved('fallen')
      .sort((left, right) => growth(left) - growth(right))
      .slice(0, MOST_MOVERS),
    paid: parts.some(({ paid }) => paid !== null) ? parts.reduce((sum, { paid }) => sum + (paid ?? 0), 0) : null,
    hasClaims: parts.some(({ hasClaims }) => hasClaims),
  }
}

function sumTotals(list: readonly Totals[]): Totals {
  const sum = { ...nothing }
  for (const totals of list) for (const name of Object.keys(sum) as (keyof Totals)[]) sum[name] += totals[name]
  return sum
}

function sumSegments(list: readonly SegmentImpact[]): SegmentImpact[] {
  const sums = new Map<string, SegmentImpact>()
  for (const { segment, ...figures } of list) {
    const sum = { ...NONE, ...sums.get(segment) }
    for (const name of Object.keys(NONE) as (keyof typeof NONE)[]) sum[name] += figures[name]
    sums.set(segment, { ...sum, segment })
  }
  return [...sums.values()]
}

/** Every part has the same keys in the same order; nobody outside of the table is worth no line. */
function sumKeys(parts: readonly KeyImpact[]): KeyImpact['keys'] {
  const [first] = parts
  const sums = (first?.keys ?? []).map((key, at) => {
    const sum = { ...key, ...NONE }
    for (const { keys } of parts)
      for (const name of Object.keys(NONE) as (keyof typeof NONE)[]) sum[name] += keys[at]?.[name] ?? 0
    return sum
  })
  return sums.filter((key) => key.kind !== 'none' || isAnybodyIn(key))
}
