import type { FileKind } from '@coverwright/rules/company/media'
import { tablesOfSfnt } from './sfnt-tables'
import { tablesOfWoff2 } from './woff2-tables'

/** The tables of a font by their names. */
export type FontTables = ReadonlyMap<string, Buffer>

/** What a font says of itself; the same words as the rules have for it. */
type Face = {
  family: string
  style: string
  weight: number
  weights: { from: number; to: number } | null
  embedding: number
}

const heads: Readonly<Record<string, FileKind>> = { '\0\u0001\0\0': 'ttf', true: 'ttf', OTTO: 'otf', wOF2: 'woff2' }

export const fontKind = (bytes: Buffer): FileKind | null => heads[bytes.subarray(0, 4).toString('latin1')] ?? null

/** Without these no browser draws a letter of it. */
const NEEDED = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2']

/**
 * Reads what a font is called, how bold it is and who may embed it. Null for what is no whole font: every offset and length
 * comes from the file, so each is held against the bytes that are there.
 */
export async function readFont(bytes: Buffer): Promise<Face | null> {
  try {
    const tables = fontKind(bytes) === 'woff2' ? await tablesOfWoff2(bytes) : tablesOfSfnt(bytes)
    return tables && hasShapes(tables) ? faceOf(tables) : null
  } catch (error) {
    // A length that leads outside of the bytes, wherever it stands.
    if (error instanceof RangeError) return null
    throw error
  }
}

const hasShapes = (tables: FontTables) =>
  NEEDED.every((name) => tables.has(name)) &&
  (tables.has('CFF ') || tables.has('CFF2') || (tables.has('glyf') && tables.has('loca')))

function faceOf(tables: FontTables): Face | null {
  const [os2, names] = [tables.get('OS/2'), tables.get('name')]
  if (!os2 || !names || os2.length < 10) return null
  const name = (...ids: number[]) => ids.map((id) => nameOf(names, id)).find(Boolean)
  const family = name(16, 1)
  if (!family) return null
  const weight = Math.min(1000, Math.max(1, os2.readUInt16BE(4)))
  return {
    family,
    style: name(17, 2) ?? '',
    weight,
    weights: weightsOf(tables.get('fvar')),
    embedding: os2.readUInt16BE(8),
  }
}

const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const UNICODE = [0, 3]
const ENGLISH = 0x0409

/** The English name where there is one, else the first that is there. */
function nameOf(table: Buffer, id: number): string | undefined {
  const [count, from] = [table.readUInt16BE(2), table.readUInt16BE(4)]
  let found: string | undefined
  for (let at = 6; at < 6 + count * 12; at += 12) {
    if (table.readUInt16BE(at + 6) !== id) continue
    const isUnicode = UNICODE.includes(table.readUInt16BE(at))
    const start = from + table.readUInt16BE(at + 10)
    const bytes = table.subarray(start, start + table.readUInt16BE(at + 8))
    const text = isUnicode ? bigEndian(bytes) : bytes.toString('latin1')
    const clean = text.replace(UNSEEN, '').trim().slice(0, 120)
    if (table.readUInt16BE(at + 4) === ENGLISH && clean) return clean
    found ??= clean || undefined
  }
  return found
}

const bigEndian = (bytes: Buffer) =>
  Buffer.from(bytes.subarray(0, bytes.length & ~1))
    .swap16()
    .toString('utf16le')

/** Of the axis 'wght', where the font has one. */
function weightsOf(fvar: Buffer | undefined): Face['weights'] {
  if (!fvar) return null
  const [from, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)]
  for (let at = from; at < from + count * size; at += Math.max(20, size)) {
    if (fvar.toString('latin1', at, at + 4) !== 'wght') continue
    const whole = (place: number) => Math.min(1000, Math.max(1, fvar.readInt16BE(place)))
    const [least, most] = [whole(at + 4), whole(at + 12)]
    return least < most ? { from: least, to: most } : null
  }
  return null
}
