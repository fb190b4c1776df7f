import type { RoundingMode } from './rounding'

/**
 * What floating point says of an exact number (`near`), with a bound on how far off it can be (`off`). A question that the
 * bound answers (which is greater, to which coin does it round) needs no long arithmetic; all others are asked of the
 * exact digits. Infinity and NaN answer nothing, because no comparison with them holds.
 */

/** One operation on doubles is off by half of this part of its result; the other half pays for the bounds' own rounding. */
const PART = 2 ** -52
/** Below this doubles lose digits: added to every bound, so that nothing vanishes. */
const LEAST = 1e-300
/** Counts above this have no room left for a bound below one half. */
const MOST_COUNT = 2 ** 45

const POWERS = Array.from({ length: 301 }, (_, exponent) => Number(`1e${exponent}`))

/** Units of 10^-scale as a double: three roundings at most, of the units, of the power and of the quotient. */
export const nearOf = (units: number | bigint, scale: number): number => Number(units) / (POWERS[scale] ?? Number.NaN)

export const offOf = (near: number): number => Math.abs(near) * (2 * PART) + LEAST

export const offOfSum = (near: number, off: number, otherOff: number): number =>
  (off + otherOff) * (1 + PART) + Math.abs(near) * PART + LEAST

export function offOfProduct(near: number, off: number, otherNear: number, otherOff: number): number {
  const spread = Math.abs(near) * otherOff + Math.abs(otherNear) * off + off * otherOff
  return spread * (1 + 4 * PART) + Math.abs(near * otherNear) * PART + LEAST
}

/** -1 or 1 where that is certain; 0 where only the digits can tell. */
export function sureOrder(near: number, off: number, otherNear: number, otherOff: number): number {
  const gap = near - otherNear
  const bound = (off + otherOff) * (1 + PART) + Math.abs(gap) * PART
  return gap > bound ? 1 : gap < -bound ? -1 : 0
}

/**
 * How many times a positive multiple goes in, rounded, where the bound leaves one answer; else NaN. A count near a half
 * is uncertain for the ways that part at halves, a count near a whole number for those that part there.
 */
export function sureCount(near: number, off: number, multiple: number, mode: RoundingMode): number {
  const count = near / multiple
  if (!(Math.abs(count) < MOST_COUNT)) return Number.NaN
  const bound = (off / multiple) * (1 + 4 * PART) + Math.abs(count) * (4 * PART) + LEAST
  const floor = Math.floor(count)
  const above = count - floor
  if (mode === 'halfUp' || mode === 'halfEven' || mode === 'halfDown')
    return above < 0.5 - bound ? floor : above > 0.5 + bound ? floor + 1 : Number.NaN
  if (!(above > bound && above < 1 - bound)) return Number.NaN
  const isUpwards = mode === 'ceiling' || (mode === 'up' && floor >= 0) || (mode === 'down' && floor < 0)
  return isUpwards ? floor + 1 : floor
}
