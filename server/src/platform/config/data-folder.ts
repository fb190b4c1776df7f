import { randomBytes } from 'node:crypto'
import { accessSync, constants, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from './cannot-start'

export function makeFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new CannotStart(`The folder ${folder} cannot be written to; change its rights or set DATA_DIR.`, {
      cause: error,
    })
  }
}

/** The installation's secret, made at the first start. Linked into place whole, so two starts at once agree on one. */
export function keepSecret(folder: string): string {
  const path = join(folder, 'secret')
  const draft = `${path}.${process.pid}`
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw unreadable(path, error)
  }
  try {
    writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unreadable(path, error)
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(path, 'utf8').trim()
}

const unreadable = (path: string, cause: unknown) =>
  new CannotStart(`The file ${path} cannot be read and written; change its rights or set SECRET_KEY.`, { cause })
