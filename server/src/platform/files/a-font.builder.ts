import { brotliCompressSync } from 'node:zlib'

type Said = { family?: string; style?: string; weight?: number; embedding?: number; without?: readonly string[] }

/** A font with nothing drawn in it: all the tables that one needs, and what it says of itself. */
export function aFont({
  family = 'Harbour Sans',
  style = 'Regular',
  weight = 400,
  embedding = 0,
  without = [],
}: Said = {}) {
  const os2 = Buffer.alloc(96)
  os2.writeUInt16BE(weight, 4)
  os2.writeUInt16BE(embedding, 8)
  const blank = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'glyf', 'loca'].map((name) => [name, Buffer.alloc(8)] as const)
  const tables = [...blank, ['name', names([family, style])], ['OS/2', os2]] as const
  return sfnt(tables.filter(([name]) => !without.includes(name)))
}

/** The same packed, none of its tables in the format's own way. */
export function packedFont(font: Buffer, { claims = 0 } = {}): Buffer {
  const tables = tablesOf(font)
  const directory = tables.map(([name, bytes]) =>
    Buffer.concat([
      Buffer.from([63 | (name === 'glyf' || name === 'loca' ? 0xc0 : 0)]),
      Buffer.from(name, 'latin1'),
      base128(bytes.length + claims),
    ]),
  )
  const content = brotliCompressSync(Buffer.concat(tables.map(([, bytes]) => bytes)))
  const head = Buffer.alloc(48)
  head.write('wOF2', 0, 'latin1')
  head.writeUInt32BE(0x00010000, 4)
  head.writeUInt16BE(tables.length, 12)
  head.writeUInt32BE(content.length, 20)
  const whole = Buffer.concat([head, ...directory, content])
  whole.writeUInt32BE(whole.length, 8)
  return whole
}

type Table = readonly [string, Buffer]

function sfnt(tables: readonly Table[]): Buffer {
  const head = Buffer.alloc(12 + tables.length * 16)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(tables.length, 4)
  let start = head.length
  tables.forEach(([name, bytes], place) => {
    const at = 12 + place * 16
    head.write(name, at, 'latin1')
    head.writeUInt32BE(start, at + 8)
    head.writeUInt32BE(bytes.length, at + 12)
    start += bytes.length
  })
  return Buffer.concat([head, ...tables.map(([, bytes]) => bytes)])
}

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, place) => {
    const at = 12 + place * 16
    const start = font.readUInt32BE(at + 8)
    return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))] as const
  })
}

/** Family and style, as Windows names them in English. */
function names(words: readonly string[]): Buffer {
  const texts = words.map((word) => Buffer.from(word, 'utf16le').swap16())
  const head = Buffer.alloc(6 + texts.length * 12)
  head.writeUInt16BE(texts.length, 2)
  head.writeUInt16BE(head.length, 4)
  let start = 0
  texts.forEach((text, place) => {
    const record = [3, 1, 0x0409, place + 1, text.length, start]
    record.forEach((value, at) => head.writeUInt16BE(value, 6 + place * 12 + at * 2))
    start += text.length
  })
  return Buffer.concat([head, ...texts])
}

function base128(value: number): Buffer {
  const sevens: number[] = []
  for (let rest = value; sevens.length === 0 || rest > 0; rest = Math.floor(rest / 128)) sevens.unshift(rest % 128)
  return Buffer.from(sevens.map((each, at) => (at < sevens.length - 1 ? each | 128 : each)))
}
