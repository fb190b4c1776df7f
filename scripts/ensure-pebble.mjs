import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Where the certificate authority for tests is on this machine, or null. */
export function findPebble() {
  if (process.env.PEBBLE && existsSync(process.env.PEBBLE)) return process.env.PEBBLE
  // It shows a certificate of its own, which openssl makes.
  const found = spawnSync('sh', ['-c', 'command -v openssl >/dev/null && command -v pebble'], { encoding: 'utf8' })
  return found.status === 0 ? found.stdout.trim() : null
}

/** Finds pebble, or installs it from the system's packages where this user may; else says exactly how. */
export function ensurePebble() {
  const found = findPebble()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing pebble from the system packages (once) ...')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    try {
      execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env })
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'pebble', 'openssl'], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env,
      })
    } catch {
      return null
    }
    return findPebble()
  }
  return null
}

export const HOW_TO_GET_PEBBLE =
  'The tests of certificates need pebble. Install it with: sudo apt-get install pebble openssl, or set PEBBLE to the path of one. Until then they count as not run.'
