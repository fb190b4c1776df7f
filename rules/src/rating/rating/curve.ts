import { Exact } from '../../money'
import type { Line, Priced } from '../pricing'
import type { Decision } from '../underwriting'
import type { Rating } from './rating'
import type { RatingRequest } from './rated'

/** One value of the input and what it costs. */
export type CurvePoint = {
  readonly at: string
  readonly decision: Decision
  readonly yearly: number | null
  /** Why there is no price. */
  readonly refusal: string | null
}

/** Between two neighbours the price changes by much, or there is none on one side; `step` is where they part. */
export type CurveJump = {
  readonly from: CurvePoint
  readonly to: CurvePoint
  /** Of the price before, in percent; null where one side has no price. */
  readonly percent: number | null
  readonly step: string | null
  readonly title: string | null
}

export type Curve = { readonly points: readonly CurvePoint[]; readonly jumps: readonly CurveJump[] }

/** How an input is varied: its values in order, and what lies between two of them (null when nothing does). */
export type Varied = {
  readonly values: readonly string[]
  readonly answersAt: (value: string) => RatingRequest['answers']
  readonly between?: (low: string, high: string) => string | null
}

/** A change of this much from one point to the next is worth telling. */
export const JUMP_PERCENT = 5
export const MOST_JUMPS = 40

/** The price over one input with all others as they are. Jumps are followed to the two neighbours that they lie between. */
export function curveOf(rating: Rating, request: RatingRequest, plan: string, varied: Varied): Curve {
  const rate = (value: string): Tried => {
    const [entry] = rating.rate({ ...request, plans: [plan], answers: varied.answersAt(value) }).plans
    if (!entry) throw new Error('A rating gives one answer for each plan that was asked for')
    return { point: pointOf(value, entry.decision, entry.priced), lines: linesOf(entry.priced) }
  }
  const tried = varied.values.map(rate)
  const jumps: CurveJump[] = []
  for (let at = 1; at < tried.length && jumps.length < MOST_JUMPS; at++) {
    const [low, high] = [tried[at - 1] as Tried, tried[at] as Tried]
    const jump = isJump(low.point, high.point) ? closest(low, high, rate, varied.between) : null
    if (jump) jumps.push(jumpOf(...jump))
  }
  return { points: tried.map(({ point }) => point), jumps }
}

type Tried = { readonly point: CurvePoint; readonly lines: readonly Line[] }

const pointOf = (at: string, decision: Decision, priced: Priced): CurvePoint => ({
  at,
  decision,
  yearly: priced.ok ? priced.value.yearly.minor : null,
  refusal: priced.ok ? null : priced.refusal.code,
})
const linesOf = (priced: Priced) => (priced.ok ? priced.value.worksheet : priced.refusal.worksheet)

function isJump(low: CurvePoint, high: CurvePoint): boolean {
  if (low.decision !== high.decision) return true
  if (low.yearly === null || high.yearly === null) return low.yearly !== high.yearly
  return Math.abs(percentOf(low.yearly, high.yearly)) >= JUMP_PERCENT
}

const percentOf = (before: number, after: number): number =>
  before === 0 ? (after === 0 ? 0 : 100) : ((after - before) / before) * 100

const MOST_HALVINGS = 24

/** Halves the way, always towards the greater part of the change; what becomes small on the way was a slope, not a jump. */
function closest(
  low: Tried,
  high: Tried,
  rate: (value: string) => Tried,
  between: Varied['between'],
): [Tried, Tried] | null {
  let [near, far] = [low, high]
  for (let round = 0; round < MOST_HALVINGS && between; round++) {
    const value = between(near.point.at, far.point.at)
    if (value === null) break
    const middle = rate(value)
    if (change(near.point, middle.point) >= change(middle.point, far.point)) far = middle
    else near = middle
  }
  return isJump(near.point, far.point) ? [near, far] : null
}

const change = (a: CurvePoint, b: CurvePoint): number => {
  if (a.decision !== b.decision || (a.yearly === null) !== (b.yearly === null)) return Infinity
  return Math.abs((a.yearly ?? 0) - (b.yearly ?? 0))
}

function jumpOf(low: Tried, high: Tried): CurveJump {
  const { yearly: before } = low.point
  const { yearly: after } = high.point
  const parted = high.lines.find((line, at) => isParted(low.lines[at], line))
  return {
    from: low.point,
    to: high.point,
    percent: before === null || after === null ? null : Math.round(percentOf(before, after) * 10) / 10,
    step: parted?.head.name ?? null,
    title: parted?.head.title ?? null,
  }
}

/** The first step that changes by so much itself, and not only because what it works on moved a little. */
function isParted(low: Line | undefined, high: Line): boolean {
  if (!low || low.isPassedOver !== high.isPassedOver) return true
  if (!(low.result instanceof Exact) || !(high.result instanceof Exact)) return low.result !== high.result
  return Math.abs(percentOf(Number(low.result), Number(high.result))) >= JUMP_PERCENT / 2
}
