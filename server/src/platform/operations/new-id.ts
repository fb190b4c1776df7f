import { randomFillSync } from 'node:crypto'

/** Chance is asked for in one go for many ids: asking costs more than what is got. */
const chance = Buffer.alloc(4_096)
let used = chance.length

/** How many were made in a moment fits into 12 bits; whoever makes more gets the rest in any order. */
const MOST = 0xfff
let moment = 0
let before = 0

/**
 * A UUID of version 7: its first 48 bits are the time, so that rows made together lie together in an index, and the next
 * twelve count those of one moment, so that what is listed by id stands in the order in which it was made.
 */
export function newId(now: Date): string {
  if (used === chance.length) {
    randomFillSync(chance)
    used = 0
  }
  const time = now.getTime()
  before = time === moment ? Math.min(before + 1, MOST) : 0
  moment = time
  const bytes = chance.subarray(used, (used += 16))
  bytes.writeUIntBE(time, 0, 6)
  bytes.writeUInt16BE(0x7000 | before, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
