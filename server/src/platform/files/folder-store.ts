import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { checkedKey } from './file-key'
import type { FileStore } from './file-store'
import { exactly } from './exactly'
import { sealToken } from './signed-token'

/** The paths under which a folder store's signed addresses are answered (`mountFolderStore`). */
export const FILES_READ = '/files/r/'
export const FILES_WRITE = '/files/w/'

/** Files in a folder, one file each; an unfinished one is never seen under its key. */
export function folderStore(folder: string, secret: Buffer): FileStore {
  const pathOf = (key: string) => join(folder, checkedKey(key))

  return {
    kind: 'folder',
    origins: [],
    async put(key, content, { size }) {
      const path = pathOf(key)
      const draft = `${path}.${randomUUID()}.part`
      await mkdir(dirname(path), { recursive: true })
      try {
        const stream = Buffer.isBuffer(content) ? Readable.from([content], { objectMode: false }) : content
        await pipeline(stream, exactly(size), createWriteStream(draft, { flags: 'wx', flush: true, mode: 0o600 }))
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async sizeOf(key) {
      const found = await stat(pathOf(key)).catch(absent)
      return found ? found.size : null
    },
    async open(key, range) {
      const stream = createReadStream(pathOf(key), range)
      await new Promise((opened, failed) => stream.once('open', opened).once('error', failed))
      return stream
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    readAddress: async (key, { expiresAt, name, type, way }) =>
      FILES_READ + sealToken(secret, { act: 'read', key: checkedKey(key), name, type, way }, expiresAt),
    writeAddress: async (key, { expiresAt, size, type }) => ({
      url: FILES_WRITE + sealToken(secret, { act: 'write', key: checkedKey(key), size, type }, expiresAt),
      headers: { 'content-type': type },
    }),
  }
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
