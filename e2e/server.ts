import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { askDatabase } from './ask-database'
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
    await sheetsAreRead(join(home, SEEDED))
    await seeding.stop()
    process.env.E2E_HOME = home
    return clear
  } catch (error) {
    clear()
    throw error
  }
}

const PATIENCE_MS = 300_000
const READING = `select 1 from imports where state = 'identifying'`

/** Else every server that starts from a copy of this demo would read its rate sheets once more. */
async function sheetsAreRead(folder: string) {
  for (const until = Date.now() + PATIENCE_MS; askDatabase(folder, READING).length > 0; await wait(100))
    if (Date.now() > until) throw new Error('The rate sheets of the demo were not read')
}

export default prepare
