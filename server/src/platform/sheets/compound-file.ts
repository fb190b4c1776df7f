import { SheetRefused } from './sheet-refused'

const HEAD = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const HEADER_BYTES = 512
const ENTRY_BYTES = 128
const SMALL_SECTOR = 64
/** Numbers from here on are no sectors but the end of a chain, or none. */
const FIRST_MARK = 0xffff_fffa
const IN_HEADER = 109

type Entry = { name: string; kind: number; start: number; size: number }

/**
 * The streams of an old office file. Its sectors hang together by chains that the file itself gives: each is followed for as
 * many steps as the file has sectors and no further, so that a chain in a circle ends.
 */
export class CompoundFile {
  private readonly sectorBytes: number
  private readonly sectorCount: number
  private readonly next: Uint32Array
  readonly entries: readonly Entry[]

  constructor(private readonly bytes: Buffer) {
    if (bytes.length < HEADER_BYTES || !bytes.subarray(0, 8).equals(HEAD)) throw new SheetRefused('imports.broken')
    const shift = bytes.readUInt16LE(30)
    if (bytes.readUInt16LE(28) !== 0xfffe || (shift !== 9 && shift !== 12) || bytes.readUInt16LE(32) !== 6)
      throw new SheetRefused('imports.broken')
    this.sectorBytes = 1 << shift
    this.sectorCount = Math.ceil(bytes.length / this.sectorBytes) - 1
    this.next = numbersIn(this.allocation())
    this.entries = this.readEntries()
  }

  /** A stream whole, from its own sectors or from the small ones that the root keeps. */
  read({ start, size }: Entry): Buffer {
    if (size > this.bytes.length) throw new SheetRefused('imports.broken')
    const isSmall = size < this.bytes.readUInt32LE(56)
    const content = isSmall ? this.readSmall(start, size) : this.join(this.chain(start, this.next, this.sectorCount))
    if (content.length < size) throw new SheetRefused('imports.broken')
    return content.subarray(0, size)
  }

  private readSmall(start: number, size: number): Buffer {
    const root = this.entries[0]
    if (!root || size === 0) return Buffer.alloc(0)
    const small = this.join(this.chain(root.start, this.next, this.sectorCount))
    const links = numbersIn(this.join(this.chain(this.bytes.readUInt32LE(60), this.next, this.sectorCount)))
    const count = Math.floor(small.length / SMALL_SECTOR)
    const parts = this.chain(start, links, count).map((at) => {
      if (at >= count) throw new SheetRefused('imports.broken')
      return small.subarray(at * SMALL_SECTOR, (at + 1) * SMALL_SECTOR)
    })
    return Buffer.concat(parts)
  }

  /** The sectors that say which sector follows which: the first are named in the header, the others in a chain of lists. */
  private allocation(): Buffer {
    const { bytes, sectorBytes } = this
    const named: number[] = []
    for (let at = 0; at < IN_HEADER; at++) named.push(bytes.readUInt32LE(76 + at * 4))
    let list = bytes.readUInt32LE(68)
    for (let steps = 0; list < FIRST_MARK; steps++) {
      if (steps > this.sectorCount) throw new SheetRefused('imports.broken')
      const numbers = numbersIn(this.sector(list))
      named.push(...numbers.subarray(0, sectorBytes / 4 - 1))
      list = numbers[sectorBytes / 4 - 1] as number
    }
    const used = named.filter((at) => at < FIRST_MARK)
    if (used.length > this.sectorCount) throw new SheetRefused('imports.broken')
    return this.join(used)
  }

  private chain(start: number, next: Uint32Array, most: number): number[] {
    const sectors: number[] = []
    for (let at = start; at < FIRST_MARK; at = next[at] ?? FIRST_MARK) {
      if (sectors.length >= most) throw new SheetRefused('imports.broken')
      sectors.push(at)
    }
    return sectors
  }

  private sector(at: number): Buffer {
    const start = (at + 1) * this.sectorBytes
    if (at >= this.sectorCount || start >= this.bytes.length) throw new SheetRefused('imports.broken')
    return this.bytes.subarray(start, start + this.sectorBytes)
  }

  private join(sectors: readonly number[]): Buffer {
    return Buffer.concat(sectors.map((at) => this.sector(at)))
  }

  private readEntries(): Entry[] {
    const directory = this.join(this.chain(this.bytes.readUInt32LE(48), this.next, this.sectorCount))
    const entries: Entry[] = []
    for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
      const length = directory.readUInt16LE(at + 64)
      const name = directory.toString('utf16le', at, at + Math.min(64, Math.max(0, length - 2)))
      const [kind, start, size] = [
        directory[at + 66] ?? 0,
        directory.readUInt32LE(at + 116),
        directory.readUInt32LE(at + 120),
      ]
      if (kind !== 0) entries.push({ name, kind, start, size })
    }
    return entries
  }
}

function numbersIn(bytes: Buffer): Uint32Array {
  const numbers = new Uint32Array(bytes.length >> 2)
  for (let at = 0; at < numbers.length; at++) numbers[at] = bytes.readUInt32LE(at * 4)
  return numbers
}
