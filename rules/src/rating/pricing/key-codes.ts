import type { Value } from '../../design/datasets'
import { Exact } from '../../money'
import { exactKey, type MatchKey } from './match-key'

/** A column of small whole numbers is read from a list, as long as that wastes no more than this many times its keys. */
const MOST_WASTE = 8
const MOST_SMALL = 1_000_000

/** From what a customer answers to the code of that cell in its column; 0 where no cell says so. */
export class KeyCodes {
  /** Codes by the number itself, where all keys are small whole numbers. */
  private readonly listed: Int32Array | null

  constructor(private readonly codes: ReadonlyMap<MatchKey, number>) {
    this.listed = listOf(codes)
  }

  of(value: Value | undefined): number {
    if (!(value instanceof Exact)) return this.codes.get(value as MatchKey) ?? 0
    const key = exactKey(value)
    return this.listed === null || typeof key !== 'number' ? (this.codes.get(key) ?? 0) : (this.listed[key] ?? 0)
  }
}

function listOf(codes: ReadonlyMap<MatchKey, number>): Int32Array | null {
  let largest = 0
  for (const key of codes.keys()) {
    if (typeof key !== 'number' || key < 0 || key > MOST_SMALL) return null
    largest = Math.max(largest, key)
  }
  if (codes.size === 0 || largest > 1_000 + codes.size * MOST_WASTE) return null
  const list = new Int32Array(largest + 1)
  for (const [key, code] of codes) list[key as number] = code
  return list
}
