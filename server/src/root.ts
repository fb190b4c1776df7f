import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the whole project, found the same way from `server/src` and from the bundle in `server/dist`. */
export const ROOT = findRoot(dirname(fileURLToPath(import.meta.url)))

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('package-lock.json is missing: the project folder cannot be found')
  return findRoot(parent)
}
