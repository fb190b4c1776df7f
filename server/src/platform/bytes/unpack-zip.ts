import { inflateRawSync } from 'node:zlib'
import { readZipDirectory, type ZipEntry, zipRefusal } from './zip-directory'

const LOCAL_BYTES = 30

/** The files of a zip by their names, folders left out; null where it is broken, hostile or names one file twice. */
export async function unpackZip(bytes: Buffer): Promise<ReadonlyMap<string, Buffer> | null> {
  if (await zipRefusal(bytes)) return null
  const entries = readZipDirectory(bytes)?.filter(({ name }) => !name.endsWith('/')) ?? []
  const files = new Map<string, Buffer>()
  for (const entry of entries) {
    const unpacked = unpack(bytes, entry)
    if (!unpacked || files.has(entry.name)) return null
    files.set(entry.name, unpacked)
  }
  return files
}

function unpack(bytes: Buffer, { at, method, packed, unpacked }: ZipEntry): Buffer | null {
  const start = at + LOCAL_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  const content = bytes.subarray(start, start + packed)
  if (method === 0) return content
  try {
    return inflateRawSync(content, { maxOutputLength: Math.max(1, unpacked) })
  } catch {
    return null
  }
}
