import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../server/src/root'
import type { Figure } from './measure'

/** P17 on the screen that a person uses: from the typed figure to the first figures and to the last segment of 100,000. */
export function measureImpactScreen(): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'coverwright-figures-'))
  const file = join(folder, 'impact.json')
  const args = ['node_modules/.bin/playwright', 'test', '--config', 'e2e/figures.config.ts', 'impact-speed']
  try {
    const env = { ...process.env, FIGURE_FILE: file }
    const run = spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' })
    if (run.status !== 0) throw new Error(run.stdout + run.stderr)
    const { firstMs, lastMs } = JSON.parse(readFileSync(file, 'utf8')) as { firstMs: number; lastMs: number }
    return [
      figure('P17 in the browser, first figures', firstMs, 1_000),
      figure('P17 in the browser, last segment of 100,000', lastMs, 2_000),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const figure = (name: string, ms: number, limit: number): Figure => ({
  name,
  ours: `${Math.round(ms)} ms`,
  peer: `${limit} ms (limit)`,
  ratio: ms / limit,
  goal: '<= 1',
  holds: ms <= limit,
})
