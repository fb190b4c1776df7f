import { crc32, createInflateRaw, type ZlibOptions } from 'node:zlib'
import { zipLimits } from '@coverwright/rules/company/media'
import { readZipDirectory, type ZipEntry } from '../bytes'
import { SheetRefused } from './sheet-refused'
import { MarkupFlow, TextFlow } from './xml-pieces'

const CHUNK_BYTES = 64 * 1024
/** Unpacked ahead on a thread of its own, while what came before is read. */
const AHEAD_BYTES = 1024 * 1024
/** Parts other than sheets and strings are small; one that is not is no workbook's. */
const SMALL_PART_BYTES = 8 * 1024 * 1024
const MASS_BYTES = 4 * 1024 * 1024
const MASS_RATIO = 50
const LOCAL = 0x04034b50
const LOCAL_BYTES = 30

/** The parts of an unpacked workbook, each read as text that flows; nothing unpacks to more than the directory admits. */
export class XlsxParts {
  private constructor(
    private readonly bytes: Buffer,
    private readonly entries: ReadonlyMap<string, ZipEntry>,
  ) {}

  static open(bytes: Buffer): XlsxParts {
    const entries = readZipDirectory(bytes)
    if (!entries) throw new SheetRefused('imports.broken')
    const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
    if (total > zipLimits.maxUnpackedBytes || total > Math.max(bytes.length, 65_536) * zipLimits.maxRatio)
      throw new SheetRefused('imports.unpacksTooLarge')
    if (entries.some(({ isEncrypted }) => isEncrypted)) throw new SheetRefused('imports.encrypted')
    if (entries.some(({ name }) => /^xl\/workbook\.bin$/i.test(name))) throw new SheetRefused('imports.binaryWorkbook')
    if (entries.some(({ name }) => /vbaproject|^xl\/macrosheets|^xl\/activex/i.test(name)))
      throw new SheetRefused('imports.macros')
    const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]))
    // Of two parts with one name, each program takes another: none can say which is meant.
    if (byName.size !== entries.length || overlap(entries)) throw new SheetRefused('imports.broken')
    return new XlsxParts(bytes, byName)
  }

  has(name: string): boolean {
    return this.entries.has(name.toLowerCase())
  }

  /** Whether a part is large and repeats itself as no sheet of rates does: those pack ten to one. */
  isMass(name: string): boolean {
    const { packed = 0, unpacked = 0 } = this.entries.get(name.toLowerCase()) ?? {}
    return unpacked > MASS_BYTES && unpacked > packed * MASS_RATIO
  }

  /** A small part whole; empty when it is not there. */
  async text(name: string): Promise<string> {
    const entry = this.entries.get(name.toLowerCase())
    if (!entry) return ''
    if (entry.unpacked > SMALL_PART_BYTES) throw new SheetRefused('imports.unpacksTooLarge')
    let text = ''
    for await (const piece of this.pieces(name)) text += piece
    return text
  }

  /** A part piece by piece, as tags and texts. */
  async *pieces(name: string): AsyncGenerator<string> {
    const [text, markup] = [new TextFlow(), new MarkupFlow()]
    for await (const chunk of this.chunks(name)) yield markup.write(text.write(chunk))
    text.end()
    markup.end()
  }

  /** A part chunk by chunk, in its bytes; what is not all there, or not as it was packed, is refused. */
  async *chunks(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name.toLowerCase())
    if (!entry) throw new SheetRefused('imports.broken')
    let seen = 0
    let check = 0
    for await (const chunk of this.unpack(entry)) {
      seen += chunk.length
      if (seen > entry.unpacked) throw new SheetRefused('imports.broken')
      check = crc32(chunk, check)
      yield chunk
    }
    if (seen !== entry.unpacked || check !== entry.check) throw new SheetRefused('imports.broken')
  }

  private async *unpack(entry: ZipEntry): AsyncGenerator<Buffer> {
    const packed = this.packedOf(entry)
    if (entry.method === 0) return yield packed
    const inflating = createInflateRaw({ chunkSize: CHUNK_BYTES, readableHighWaterMark: AHEAD_BYTES } as ZlibOptions)
    inflating.end(packed)
    try {
      for await (const chunk of inflating) yield chunk as Buffer
    } catch (error) {
      if (error instanceof SheetRefused) throw error
      throw new SheetRefused('imports.broken')
    }
  }

  /** Where a part stands it says once more what it is; a zip that says two things is read one way here and another there. */
  private packedOf({ at, method, name, packed }: ZipEntry): Buffer {
    const { bytes } = this
    if (at + LOCAL_BYTES > bytes.length || bytes.readUInt32LE(at) !== LOCAL) throw new SheetRefused('imports.broken')
    const start = at + LOCAL_BYTES
    const nameLength = bytes.readUInt16LE(at + 26)
    const content = start + nameLength + bytes.readUInt16LE(at + 28)
    const isSame = bytes.readUInt16LE(at + 8) === method && bytes.toString('utf8', start, start + nameLength) === name
    if (!isSame || content + packed > bytes.length || (method !== 0 && method !== 8))
      throw new SheetRefused('imports.broken')
    return bytes.subarray(content, content + packed)
  }
}

/** Parts that share their bytes: small in the file, endless when unpacked. */
function overlap(entries: readonly ZipEntry[]): boolean {
  const inOrder = [...entries].sort((one, other) => one.at - other.at)
  return inOrder.some(({ at, packed }, place) => {
    const next = inOrder[place + 1]
    return next !== undefined && at + LOCAL_BYTES + packed > next.at
  })
}
