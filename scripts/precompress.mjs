import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Pages are filled in for each visit and pictures are pressed already: both are left alone. */
const WORTH_IT = /\.(js|mjs|css|svg|json|txt|wasm|ttf|otf|webmanifest)$/
const LEAST_BYTES = 1024
/** Above this the best quality takes many seconds and saves a few in a hundred. */
const BIG_BYTES = 1024 * 1024

/** Writes a .br and a .gz beside every file of a built folder that gets smaller by it. */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && WORTH_IT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const worker = async () => {
    for (let path = files.pop(); path; path = files.pop()) await compress(path)
  }
  await Promise.all(Array.from({ length: 4 }, worker))
}

async function compress(path) {
  const content = await readFile(path)
  if (content.length < LEAST_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: content.length > BIG_BYTES ? 9 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })])
  if (br.length < content.length) await writeFile(`${path}.br`, br)
  if (gz.length < content.length) await writeFile(`${path}.gz`, gz)
}
