import { NumberIndex } from './number-index'

/** From the key of a group of rows to its number, in order of first arrival; -1 when the key never came. */
export type GroupIndex = {
  readonly get: (key: number) => number
  readonly intern: (key: number) => number
  readonly size: number
}

const MOST_WASTE = 4

/** Most sheets hold nearly every combination of their exact values: then a key is a place in a list, and nothing is hashed. */
export function groupIndex(keyCount: number, rowCount: number): GroupIndex {
  return keyCount <= 4_096 + rowCount * MOST_WASTE ? new ListedIndex(keyCount) : new NumberIndex()
}

class ListedIndex implements GroupIndex {
  private readonly numbers: Int32Array
  private count = 0

  constructor(keyCount: number) {
    this.numbers = new Int32Array(keyCount)
  }

  get(key: number): number {
    return (this.numbers[key] as number) - 1
  }

  intern(key: number): number {
    if (this.numbers[key] === 0) this.numbers[key] = ++this.count
    return this.get(key)
  }

  get size(): number {
    return this.count
  }
}
