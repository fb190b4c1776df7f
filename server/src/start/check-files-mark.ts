import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CannotStart, type Config } from '../platform/config'
import type { Database } from '../platform/database'
import { keepFilesMark } from './store'

/**
 * Two processes on one database with a folder each would lose every other file without a word: an upload lands in one
 * folder and is looked for in the other. So the folder and the database carry the same mark, or nothing starts.
 */
export async function checkFilesMark(
  { files, dataDir }: Pick<Config, 'files' | 'dataDir'>,
  database: Pick<Database, 'server'>,
) {
  if (files !== 'folder') return
  const path = join(dataDir, 'files', 'mark')
  const found = await readMark(path)
  const mark = found ?? randomUUID()
  const kept = await keepFilesMark(database.server, mark)
  if (kept !== mark)
    throw new CannotStart(
      `The folder ${dirname(path)} is not the one that this database's files lie in; give every process the same folder (DATA_DIR on a shared disk) or FILES=s3, or, if those files are lost for good, write ${kept} into ${path}.`,
    )
  if (found) return
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `${mark}\n`)
}

async function readMark(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim() || null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
