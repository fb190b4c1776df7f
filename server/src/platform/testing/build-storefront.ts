import { spawnSync } from 'node:child_process'
import { expect } from 'vitest'
import { ROOT } from '../../root'

/** For tests that read published pages: what the storefront needs is built unless it stands. */
export function buildStorefront() {
  const build = `import('./scripts/build-or-explain.mjs').then((it) => it.buildOrExplain(['storefront']))`
  expect(spawnSync(process.execPath, ['-e', build], { cwd: ROOT, encoding: 'utf8' })).toMatchObject({ status: 0 })
}
