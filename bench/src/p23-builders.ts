import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../server/src/root'
import type { Figure } from './measure'

const LIMIT_MS = 1_500

/** P23: from the click on a template to its builder, in the browser, for a mail, a PDF and a page. */
export function measureBuilders(): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'coverwright-figures-'))
  const file = join(folder, 'builders.json')
  const args = ['node_modules/.bin/playwright', 'test', '--config', 'e2e/figures.config.ts', 'builder-speed']
  try {
    const env = { ...process.env, FIGURE_FILE: file }
    const run = spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' })
    if (run.status !== 0) throw new Error(run.stdout + run.stderr)
    const seen = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
    return Object.entries(seen).map(([kind, ms]) => ({
      ...{ name: `P23 opening the ${kind} builder`, ours: `${Math.round(ms)} ms`, peer: `${LIMIT_MS} ms (limit)` },
      ...{ ratio: ms / LIMIT_MS, goal: '<= 1', holds: ms <= LIMIT_MS },
    }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
