import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '../config'
import { type Account, canReach } from './account'
import type { Binaries } from './binaries'

/** The superuser of an embedded cluster; it makes roles and databases and is used for nothing else. */
export const SUPERUSER = 'postgres'

/** Files of one embedded cluster: its data, the superuser's password and the log. */
export const clusterFiles = (folder: string) => ({
  data: join(folder, 'data'),
  password: join(folder, 'password'),
  log: join(folder, 'postgres.log'),
})

/**
 * How the account names the folder it was started in. Where it cannot walk down to it, Linux still lets a process
 * use its own working folder, and every PostgreSQL process keeps the data folder as its own.
 */
export const dataArgument = (data: string, account: Account) => (canReach(account, data) ? data : '/proc/self/cwd')

export const DATABASE_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

/** Makes the cluster once. It grows under another name, so a half-made one is never taken for a whole one. */
export async function initCluster(folder: string, binaries: Binaries, account: Account) {
  const files = clusterFiles(folder)
  if (existsSync(files.data)) return
  const draft = `${files.data}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  writeFileSync(files.password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (account) for (const path of [draft, files.password]) chownSync(path, account.uid, account.gid)
  await runInitdb(binaries.initdb, draft, files.password, account)
  if (account) chownSync(files.password, 0, 0)
  renameSync(draft, files.data)
}

export const readPassword = (folder: string) => readFileSync(clusterFiles(folder).password, 'utf8').trim()

/** The password file is handed over as an open file: the account may not be able to walk to it. */
function runInitdb(initdb: string, data: string, passwordFile: string, account: Account) {
  const password = openSync(passwordFile, 'r')
  const flags = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--auth=scram-sha-256']
  const args = ['-D', dataArgument(data, account), '-U', SUPERUSER, '--pwfile=/dev/fd/3', '--no-instructions', ...flags]
  return new Promise<void>((resolve, reject) => {
    const child = spawn(initdb, args, {
      cwd: data,
      env: DATABASE_ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'pipe', password],
      ...account,
    })
    let said = ''
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.once('error', reject)
    child.once('close', (code) => {
      closeSync(password)
      if (code === 0) return resolve()
      reject(new CannotStart(`PostgreSQL could not make its data folder ${data}: ${said.trim().split('\n').at(-1)}`))
    })
  })
}
