import { crc32, createInflateRaw } from 'node:zlib'
import { zipLimits } from '@coverwright/rules/company/media'
import { type Refusal, refusalOf } from '@coverwright/rules/kernel'

export type ZipEntry = {
  name: string
  method: number
  isEncrypted: boolean
  packed: number
  unpacked: number
  /** The sum that its unpacked bytes must come to. */
  check: number
  /** Where its local header starts. */
  at: number
}

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const CENTRAL_BYTES = 46
const MAX_COMMENT = 65_535
/** Each goes once around the event loop: in pieces of the usual 16 KB a sheet takes three times as long. */
const CHUNK_BYTES = 256 * 1024

/** The zip's directory, read without unpacking anything; null when it is broken, spanned, zip64 or has too many entries. */
export function readZipDirectory(bytes: Buffer): ZipEntry[] | null {
  const end = findEnd(bytes)
  if (end === null) return null
  const count = bytes.readUInt16LE(end + 10)
  const start = bytes.readUInt32LE(end + 16)
  if (count === 0 || count > zipLimits.maxEntries || start + bytes.readUInt32LE(end + 12) > end) return null
  const entries: ZipEntry[] = []
  let at = start
  for (let index = 0; index < count; index++) {
    if (at + CENTRAL_BYTES > end || bytes.readUInt32LE(at) !== CENTRAL) return null
    const nameLength = bytes.readUInt16LE(at + 28)
    entries.push(readEntry(bytes, at, nameLength))
    at += CENTRAL_BYTES + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** A workbook without programs in it. */
export const isXlsx = (entries: ZipEntry[]) =>
  entries.some(({ name }) => name === '[Content_Types].xml') &&
  entries.some(({ name }) => name === 'xl/workbook.xml') &&
  !entries.some(
    ({ name }) => /vbaproject|\.bin$|^xl\/activex|^xl\/macrosheets/i.test(name) && !/printersettings/i.test(name),
  )

/** Why a zip is not to be unpacked: what its directory says, then what its entries really hold. */
export async function zipRefusal(bytes: Buffer): Promise<Refusal | null> {
  const entries = readZipDirectory(bytes)
  if (!entries) return refusalOf('media.broken')
  const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
  if (total > zipLimits.maxUnpackedBytes || total > Math.max(bytes.length, 65_536) * zipLimits.maxRatio)
    return refusalOf('media.unpacksTooLarge')
  if (entries.some(({ isEncrypted }) => isEncrypted)) return refusalOf('media.encrypted')
  if (entries.some(({ name }) => /(^|[/\\])\.\.([/\\]|$)|^[/\\]|\0/.test(name))) return refusalOf('media.broken')
  for (const entry of entries) if (!(await isHonest(bytes, entry))) return refusalOf('media.broken')
  return null
}

function findEnd(bytes: Buffer): number | null {
  const first = Math.max(0, bytes.length - END_BYTES - MAX_COMMENT)
  for (let at = bytes.length - END_BYTES; at >= first; at--)
    if (bytes.readUInt32LE(at) === END && at + END_BYTES + bytes.readUInt16LE(at + 20) === bytes.length) return at
  return null
}

function readEntry(bytes: Buffer, at: number, nameLength: number): ZipEntry {
  return {
    name: bytes.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength),
    method: bytes.readUInt16LE(at + 10),
    isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    check: bytes.readUInt32LE(at + 16),
    packed: bytes.readUInt32LE(at + 20),
    unpacked: bytes.readUInt32LE(at + 24),
    at: bytes.readUInt32LE(at + 42),
  }
}

/** Unpacks an entry into nothing, off the main thread; false at the first byte more than the directory admits, or when it was damaged. */
async function isHonest(bytes: Buffer, entry: ZipEntry): Promise<boolean> {
  if (entry.at + 30 > bytes.length || bytes.readUInt32LE(entry.at) !== LOCAL) return false
  const start = entry.at + 30 + bytes.readUInt16LE(entry.at + 26) + bytes.readUInt16LE(entry.at + 28)
  const packed = bytes.subarray(start, start + entry.packed)
  if (packed.length !== entry.packed) return false
  if (entry.method === 0) return entry.packed === entry.unpacked && crc32(packed) === entry.check
  if (entry.method !== 8) return false
  const inflating = createInflateRaw({ chunkSize: CHUNK_BYTES })
  inflating.end(packed)
  let seen = 0
  let check = 0
  try {
    for await (const chunk of inflating as AsyncIterable<Buffer>) {
      seen += chunk.length
      if (seen > entry.unpacked) return false
      check = crc32(chunk, check)
    }
  } catch {
    return false
  }
  return seen === entry.unpacked && check === entry.check
}
