import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { clearDeadRuns, makeHome } from './dead-runs'
import { SEEDED } from './demo-server'
import { ROOT, runServer } from './run-server'

/** Builds what changed and makes the demo once; every worker starts its servers from copies of it. */
async function prepare() {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: ROOT, stdio: 'inherit' })
  await clearDeadRuns()
  const home = makeHome()
  const clear = () => rmSync(home, { recursive: true, force: true })
  try {
    mkdirSync(join(home, SEEDED))
    const seeding = await runServer(join(home, SEEDED), 0)
    await seeding.stop()
    process.env.E2E_HOME = home
    return clear
  } catch (error) {
    clear()
    throw error
  }
}

export default prepare
