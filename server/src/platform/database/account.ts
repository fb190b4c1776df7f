import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { CannotStart } from '../config'

/** The account PostgreSQL runs under. It refuses to run as root, so root lends it another; null is ourselves. */
export type Account = { uid: number; gid: number } | null

/** The owner of existing data stays their owner; new data goes to `postgres` where there is one, else to `nobody`. */
export function databaseAccount(folder: string): Account {
  if (process.getuid?.() !== 0) return null
  if (existsSync(folder)) {
    const { uid, gid } = statSync(folder)
    if (uid !== 0) return { uid, gid }
  }
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  if (!found) throw new CannotStart('PostgreSQL cannot run as root and there is no account `postgres` or `nobody`.')
  return { uid: Number(found[2]), gid: Number(found[3]) }
}

/** Whether the account may walk down to a path: root's home, for one, lets nobody in. */
export function canReach(account: Account, path: string): boolean {
  if (!account) return true
  const { mode, uid, gid } = statSync(path)
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  if (statSync(path).isDirectory() && !(mode & bit)) return false
  const parent = dirname(resolve(path))
  return parent === path || canReach(account, parent)
}
