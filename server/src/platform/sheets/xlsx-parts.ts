import { StringDecoder } from 'node:string_decoder'
import { createInflateRaw } from 'node:zlib'
import { zipLimits } from '@coverwright/rules/media'
import { readZipDirectory, type ZipEntry } from '../files'
import { SheetRefused } from './sheet-refused'

const CHUNK_BYTES = 64 * 1024
/** Parts other than sheets and strings are small; one that is not is no workbook's. */
const SMALL_PART_BYTES = 8 * 1024 * 1024

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
    return new XlsxParts(bytes, new Map(entries.map((entry) => [entry.name.toLowerCase(), entry])))
  }

  has(name: string): boolean {
    return this.entries.has(name.toLowerCase())
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

  /** A part piece by piece, decoded; a type definition in it is refused, since entities can be made to grow. */
  async *pieces(name: string): AsyncGenerator<string> {
    const entry = this.entries.get(name.toLowerCase())
    if (!entry) throw new SheetRefused('imports.broken')
    const decoder = new StringDecoder('utf8')
    let isFirst = true
    let seen = 0
    for await (const chunk of this.unpack(entry)) {
      seen += chunk.length
      if (seen > entry.unpacked) throw new SheetRefused('imports.broken')
      const text = decoder.write(chunk)
      if (isFirst && text.slice(0, 4_096).includes('<!DOCTYPE')) throw new SheetRefused('imports.entities')
      isFirst = false
      yield text
    }
    if (seen !== entry.unpacked) throw new SheetRefused('imports.broken')
    yield decoder.end()
  }

  private async *unpack(entry: ZipEntry): AsyncGenerator<Buffer> {
    const { bytes } = this
    if (entry.at + 30 > bytes.length) throw new SheetRefused('imports.broken')
    const start = entry.at + 30 + bytes.readUInt16LE(entry.at + 26) + bytes.readUInt16LE(entry.at + 28)
    const packed = bytes.subarray(start, start + entry.packed)
    if (packed.length !== entry.packed || (entry.method !== 0 && entry.method !== 8))
      throw new SheetRefused('imports.broken')
    if (entry.method === 0) return yield packed
    const inflating = createInflateRaw({ chunkSize: CHUNK_BYTES })
    inflating.end(packed)
    try {
      for await (const chunk of inflating) yield chunk as Buffer
    } catch (error) {
      if (error instanceof SheetRefused) throw error
      throw new SheetRefused('imports.broken')
    }
  }
}
