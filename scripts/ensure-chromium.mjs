import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Where a Chromium is on this machine, or null. */
export function findChromium() {
  if (process.env.CHROMIUM && existsSync(process.env.CHROMIUM)) return process.env.CHROMIUM
  for (const name of NAMES) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (found.status === 0) return found.stdout.trim()
  }
  return null
}

/** Finds Chromium, or installs it from the system's packages where this user may; else says exactly how. */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from the system packages (once) ...')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    try {
      execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env })
      const packages = ['chromium', 'fonts-noto-cjk']
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env,
      })
    } catch {
      return null
    }
    return findChromium()
  }
  return null
}

export const HOW_TO_GET_CHROMIUM =
  'The browser tests need Chromium. Install it with: sudo apt-get install chromium fonts-noto-cjk, or set CHROMIUM to the path of one.'
