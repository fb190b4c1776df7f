import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../server/src/root'
import type { Figure } from './measure'

/** `pages`: when each page of the purchase was there, in its order. */
type Seen = { largestMs: number; pages: number[]; waitMs: number; shifted: number }

/** Every page of a purchase up to its success in a real browser, on slow 4G with a processor four times slower. */
export function measurePurchase(): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'coverwright-figures-'))
  const file = join(folder, 'purchase.json')
  const args = ['node_modules/.bin/playwright', 'test', '--config', 'e2e/figures.config.ts', 'purchase-speed']
  try {
    const run = spawnSync(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, FIGURE_FILE: file },
      encoding: 'utf8',
    })
    if (run.status !== 0) throw new Error(run.stdout + run.stderr)
    const { largestMs, pages, waitMs, shifted } = JSON.parse(readFileSync(file, 'utf8')) as Seen
    return [
      figure(
        `P10 largest paint of ${pages.length} pages (${pages.map(Math.round).join(', ')})`,
        largestMs,
        1_250,
        ' ms',
      ),
      figure('P10 longest wait for an answer', waitMs, 100, ' ms'),
      figure('P10 layout shift', shifted, 0.02, ''),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const figure = (name: string, seen: number, limit: number, unit: string): Figure => ({
  name,
  ours: `${Number(seen.toFixed(3))}${unit}`,
  peer: `${limit}${unit}`,
  ratio: seen / limit,
  goal: 'at most 1',
  holds: seen <= limit,
})
