import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { fontLimits } from '@coverwright/rules/company/media'

const unpack = promisify(brotliDecompress)

/** Names that the format writes as a number, in its order. */
const KNOWN =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
const OWN_NAME = 63
const HEAD = 48

/**
 * The tables of a WOFF2 font (W3C, WOFF File Format 2.0, sections 4 and 5). Shapes may be packed in a way of their own; they
 * are not unpacked here, only counted, because all that is read stands in tables that never are.
 */
export async function tablesOfWoff2(bytes: Buffer): Promise<ReadonlyMap<string, Buffer> | null> {
  const [length, count, packed] = [bytes.readUInt32BE(8), bytes.readUInt16BE(12), bytes.readUInt32BE(20)]
  const isCollection = bytes.toString('latin1', 4, 8) === 'ttcf'
  if (isCollection || length !== bytes.length || count === 0 || count > fontLimits.maxTables) return null
  const { entries, end } = readDirectory(bytes, count)
  if (end + packed > bytes.length) return null
  const whole = entries.reduce((sum, { size }) => sum + size, 0)
  if (whole > fontLimits.maxUnpackedBytes) return null
  const content = await unpack(bytes.subarray(end, end + packed), { maxOutputLength: whole }).catch(() => null)
  if (content?.length !== whole) return null
  const tables = new Map<string, Buffer>()
  let start = 0
  for (const { name, size } of entries) {
    if (tables.has(name)) return null
    tables.set(name, content.subarray(start, (start += size)))
  }
  return tables
}

type Entry = { name: string; size: number }

function readDirectory(bytes: Buffer, count: number): { entries: Entry[]; end: number } {
  const entries: Entry[] = []
  let at = HEAD
  const number = () => {
    const read = readBase128(bytes, at)
    at = read.end
    return read.value
  }
  for (let each = 0; each < count; each++) {
    const flags = bytes.readUInt8(at++)
    const known = flags & OWN_NAME
    const name = known === OWN_NAME ? bytes.toString('latin1', at, (at += 4)) : KNOWN.slice(known * 5, known * 5 + 4)
    const way = flags >> 6
    const plain = number()
    // Shapes are packed unless they say 3; everything else is not unless it says something.
    const isPacked = name === 'glyf' || name === 'loca' ? way !== 3 : way !== 0
    entries.push({ name, size: isPacked ? number() : plain })
  }
  return { entries, end: at }
}

/** A number in up to five bytes, seven bits each. */
function readBase128(bytes: Buffer, from: number): { value: number; end: number } {
  let value = 0
  for (let at = from; at < from + 5; at++) {
    const byte = bytes.readUInt8(at)
    value = value * 128 + (byte & 127)
    if (byte < 128) return { value, end: at + 1 }
  }
  throw new RangeError('A number that does not end')
}
