import { Exact } from '../../money'
import { POWERS_OF_TEN } from './decimal-cell'

/**
 * Bands of a column are compared as whole numbers. A value v at the column's scale becomes 2v, and everything strictly
 * between v and the next becomes 2v + 1; so an edge that is out is one position further, and no comparison loses a digit.
 */
const LARGEST = 4e15

export function positionOfUnits(units: number, scale: number, columnScale: number): number {
  return 2 * units * (POWERS_OF_TEN[columnScale - scale] ?? Number.NaN)
}

export function isPositionSafe(units: number, scale: number, columnScale: number): boolean {
  return Math.abs(units) * (POWERS_OF_TEN[columnScale - scale] ?? Infinity) <= LARGEST
}

export function positionOfExact(value: Exact, columnScale: number): number {
  const { scale } = value
  const units = scale <= columnScale ? value.units : null
  if (typeof units === 'number') {
    const lifted = units * (POWERS_OF_TEN[columnScale - scale] ?? Infinity)
    return lifted > LARGEST ? Infinity : lifted < -LARGEST ? -Infinity : 2 * lifted
  }
  const floor = value.round(columnScale, 'floor')
  if (typeof floor.units === 'bigint' || Math.abs(floor.units) > LARGEST) return value.sign > 0 ? Infinity : -Infinity
  return positionOfExact(floor, columnScale) + (floor.equals(value) ? 0 : 1)
}

/** A value at a position, for examples in words: an odd position is shown by the half between its neighbours. */
export function exactAtPosition(position: number, columnScale: number): Exact {
  const isBetween = position % 2 !== 0
  const floor = Exact.of(Math.floor(position / 2), columnScale)
  return isBetween ? floor.plus(Exact.of(5, columnScale + 1)) : floor
}
