import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

export type PackedFile = { readonly name: string; readonly bytes: Buffer }

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50]
const [VERSION, NAMES_ARE_UTF8, DEFLATED] = [20, 0x0800, 8]
/** The first day that a zip can hold: a file is known by what is in it, not by when it was packed. */
const [NO_TIME, FIRST_DAY] = [0, 0x0021]

/** Off the main thread. */
const deflate = promisify(deflateRaw) as (bytes: Buffer, options: { level: number }) => Promise<Buffer>

/** A zip of these files in their order. The same files make the same bytes. */
export async function writeZip(files: readonly PackedFile[]): Promise<Buffer> {
  const pieces: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, bytes } of files) {
    const packed = await deflate(bytes, { level: 9 })
    const named = Buffer.from(name, 'utf8')
    const facts = factsOf(bytes, packed, named)
    const local = Buffer.concat([numbers([LOCAL, 4], [VERSION, 2]), facts, named, packed])
    pieces.push(local)
    const end = numbers([0, 2], [0, 2], [0, 2], [0, 4], [at, 4])
    directory.push(Buffer.concat([numbers([CENTRAL, 4], [VERSION, 2], [VERSION, 2]), facts, end, named]))
    at += local.length
  }
  const listed = Buffer.concat(directory)
  const count = files.length
  const end = numbers([END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [listed.length, 4], [at, 4], [0, 2])
  return Buffer.concat([...pieces, listed, end])
}

/** What is said of a file both where it stands and in the directory; no extra fields. */
const factsOf = (bytes: Buffer, packed: Buffer, name: Buffer): Buffer =>
  numbers(
    [NAMES_ARE_UTF8, 2],
    [DEFLATED, 2],
    [NO_TIME, 2],
    [FIRST_DAY, 2],
    [crc32(bytes), 4],
    [packed.length, 4],
    [bytes.length, 4],
    [name.length, 2],
    [0, 2],
  )

function numbers(...parts: readonly (readonly [value: number, size: 2 | 4])[]): Buffer {
  const bytes = Buffer.alloc(parts.reduce((sum, [, size]) => sum + size, 0))
  let at = 0
  for (const [value, size] of parts) at = bytes.writeUIntLE(value, at, size)
  return bytes
}
