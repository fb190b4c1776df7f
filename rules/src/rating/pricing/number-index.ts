/** A hash from whole numbers to their order of arrival in two flat arrays: at a million keys a Map costs four times as much. */
export class NumberIndex {
  private keys = new Float64Array(16)
  private numbers = new Int32Array(16).fill(-1)
  private mask = 15
  private count = 0

  /** -1 when the key never came. */
  get(key: number): number {
    return this.numbers[this.slotOf(key)] as number
  }

  /** The number of a key, given in order of first arrival. */
  intern(key: number): number {
    const slot = this.slotOf(key)
    const found = this.numbers[slot] as number
    if (found >= 0) return found
    this.keys[slot] = key
    this.numbers[slot] = this.count++
    // Half full at most: small enough to stay in the cache, empty enough to find at once.
    if (this.count * 2 > this.mask) this.grow()
    return this.count - 1
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

  private grow(): void {
    const { keys, numbers } = this
    this.keys = new Float64Array(keys.length * 2)
    this.numbers = new Int32Array(keys.length * 2).fill(-1)
    this.mask = keys.length * 2 - 1
    for (let slot = 0; slot < keys.length; slot++) {
      if ((numbers[slot] as number) < 0) continue
      const place = this.slotOf(keys[slot] as number)
      this.keys[place] = keys[slot] as number
      this.numbers[place] = numbers[slot] as number
    }
  }
}
