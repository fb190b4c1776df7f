import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const ROOT = new URL('../', import.meta.url)
const MARKER = new URL('node_modules/.installed-lock', ROOT)

/** Installs exactly what the lock file says, when what is installed is not that. */
export function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(new URL('package-lock.json', ROOT)))
    .digest('hex')
  if (existsSync(MARKER) && readFileSync(MARKER, 'utf8') === lock) return
  console.log('Installing packages (once) ...')
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: ROOT, stdio: 'inherit' })
  if (done.status !== 0) {
    console.error('The packages could not be installed: npm ci failed, see above.')
    process.exit(1)
  }
  writeFileSync(MARKER, lock)
}
