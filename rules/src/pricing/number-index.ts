/** A hash from whole numbers to whole numbers in two flat arrays: at a million keys a Map costs four times as much. */
export class NumberIndex {
  private readonly keys: Float64Array
  private readonly numbers: Int32Array
  private readonly mask: number
  private count = 0

  /** `expected` is how many keys there can be at most. */
  constructor(expected: number) {
    let size = 8
    while (size < expected * 2) size *= 2
    this.keys = new Float64Array(size)
    this.numbers = new Int32Array(size).fill(-1)
    this.mask = size - 1
  }

  get(key: number): number {
    return this.numbers[this.slotOf(key)] as number
  }

  /** The number of a key, given in order of first arrival. */
  intern(key: number): number {
    const slot = this.slotOf(key)
    const found = this.numbers[slot] as number
    if (found >= 0) return found
    this.keys[slot] = key
    this.numbers[slot] = this.count
    return this.count++
  }

  get size(): number {
    return this.count
  }

  private slotOf(key: number): number {
    const high = Math.floor(key / 4294967296)
    let hash = Math.imul(key | 0, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)
    hash ^= hash >>> 15
    hash = Math.imul(hash, 0x2c1b3c6d)
    let slot = (hash ^ (hash >>> 13)) & this.mask
    while ((this.numbers[slot] as number) >= 0 && this.keys[slot] !== key) slot = (slot + 1) & this.mask
    return slot
  }
}
