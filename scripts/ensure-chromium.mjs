import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The first has no windows to draw, and the walks take a seventh less of the machine with it. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

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
    const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
    const install = (...names) => apt('install', '-y', '-qq', '--no-install-recommends', ...names)
    if (!apt('update', '-qq') || !install('chromium', 'fonts-noto-cjk')) return null
    // Not every system has it, and the whole browser does as well.
    install('chromium-headless-shell')
    return findChromium()
  }
  return null
}

export const HOW_TO_GET_CHROMIUM =
  'The browser tests need Chromium. Install it with: sudo apt-get install chromium fonts-noto-cjk, or set CHROMIUM to the path of one.'
