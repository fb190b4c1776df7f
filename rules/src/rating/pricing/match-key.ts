import type { Exact } from '../../money'

/** What a cell of an exact column is known by: texts and yes or no as they are, dates by their day, numbers by their value. */
export type MatchKey = string | number | boolean

/** Equal numbers, one key: 1 and 1.00 are the same customer. */
export function exactKey(value: Exact): MatchKey {
  return value.scale === 0 && typeof value.units === 'number' ? value.units : keyOfTrimmed(value.trimmed())
}

function keyOfTrimmed(value: Exact): MatchKey {
  return value.scale === 0 && typeof value.units === 'number' ? value.units : value.toString()
}
