import { crc32, deflateRawSync } from 'node:zlib'

/** One part of a zip; `says` is the size its directory admits to, `check` the sum it claims. */
export type Entry = {
  name: string
  content: Buffer
  packed?: Buffer
  says?: number
  flags?: number
  method?: number
  check?: number
}

export const workbook: Entry[] = [
  { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
  { name: 'xl/workbook.xml', content: Buffer.from('<workbook/>') },
  { name: 'xl/worksheets/sheet1.xml', content: Buffer.from('<row/>'.repeat(500)) },
]

export function aZip(entries: Entry[], comment = ''): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const {
    content,
    flags = 0,
    method = 8,
    name,
    packed = deflateRawSync(content),
    says = content.length,
    check = crc32(content),
  } of entries) {
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(flags, 2)
    facts.writeUInt16LE(method, 4)
    facts.writeUInt32LE(check, 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(says, 18)
    facts.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    central.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), facts, place, Buffer.from(name)]))
    locals.push(local)
    at += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(at, 12)
  end.writeUInt16LE(comment.length, 16)
  return Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006'), end, Buffer.from(comment)])
}

const PART_BYTES = 50 * 1024 * 1024
let packedPart: Buffer | null = null

/** A workbook of a few hundred kilobytes that unpacks to many megabytes of nothing; past 300 it admits to more than it has. */
export function aBomb(megabytes: number): Buffer {
  packedPart ??= deflateRawSync(Buffer.alloc(PART_BYTES))
  const count = Math.min(6, Math.ceil(megabytes / 50))
  const says = Math.floor((megabytes * 1024 * 1024) / count)
  const parts = Array.from({ length: count }, (_, at) => ({ name: `xl/bomb${at}.xml`, packed: packedPart!, says }))
  return aZip([...workbook, ...parts.map((part) => ({ ...part, content: Buffer.alloc(0) }))])
}

/** A PNG that says it is of this size and holds next to nothing. */
export function aPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from('789c6360000000020001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A small PDF with something more among its objects, in the open or packed into an object stream. */
export function aPdf(object = '', packed?: Buffer): Buffer {
  const stream = packed
    ? [
        Buffer.from(`4 0 obj << /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >> stream\n`),
        packed,
        Buffer.from('\nendstream endobj\n'),
      ]
    : []
  const open =
    '%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [] /Count 0 >> endobj\n'
  return Buffer.concat([
    Buffer.from(`${open}3 0 obj ${object || '<< >>'} endobj\n`),
    ...stream,
    Buffer.from('trailer << /Root 1 0 R >>\n%%EOF\n'),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, check])
}
