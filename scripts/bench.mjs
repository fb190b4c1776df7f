// `npm run bench` measures every figure; `npm run bench -- p13 p14` only those.
import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './ensure-installed.mjs'

ensureInstalled()
const build = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
if (build.status !== 0) process.exit(1)
// Some seconds after it became idle it would tidy up its memory with both cores, amid what others are measured at.
const args = ['--import', 'tsx', '--expose-gc', '--no-memory-reducer', 'bench/src/main.ts', ...process.argv.slice(2)]
const run = spawnSync(process.execPath, args, {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
})
process.exit(run.status ?? 1)
