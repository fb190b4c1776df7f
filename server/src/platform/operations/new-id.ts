import { randomFillSync } from 'node:crypto'

/** Chance is asked for in one go for many ids: asking costs more than what is got. */
const chance = Buffer.alloc(4_096)
let used = chance.length

/** A UUID of version 7: its first 48 bits are the time, so that rows made together lie together in an index. */
export function newId(now: Date): string {
  if (used === chance.length) {
    randomFillSync(chance)
    used = 0
  }
  const bytes = chance.subarray(used, (used += 16))
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
