import { fontLimits } from '@coverwright/rules/company/media'

/** The tables of a TrueType or OpenType font; null where its directory lies. */
export function tablesOfSfnt(bytes: Buffer): ReadonlyMap<string, Buffer> | null {
  const count = bytes.readUInt16BE(4)
  if (count === 0 || count > fontLimits.maxTables) return null
  const tables = new Map<string, Buffer>()
  for (let at = 12; at < 12 + count * 16; at += 16) {
    const [name, start, length] = [
      bytes.toString('latin1', at, at + 4),
      bytes.readUInt32BE(at + 8),
      bytes.readUInt32BE(at + 12),
    ]
    if (tables.has(name) || start < 12 + count * 16 || start + length > bytes.length) return null
    tables.set(name, bytes.subarray(start, start + length))
  }
  return tables
}
