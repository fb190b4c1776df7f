import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
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
    askDatabase(join(home, SEEDED), COMES_TO_REST)
    await seeding.stop()
    process.env.E2E_HOME = home
    return clear
  } catch (error) {
    clear()
    throw error
  }
}

/**
 * Waits in the database until the rate sheets have been read and invoices are drawn, and nothing of what happened was for two seconds. Else every
 * server that starts from a copy of this demo would read on; it may, but that takes its time.
 */
const COMES_TO_REST = `do $$ begin
  for tenths in 0..3000 loop
    if not exists (select from imports where state = 'identifying')
      and not exists (select from account_bills where invoice_number is not null and receipt_file is null)
      and not exists (select from handled_events where handled_at > clock_timestamp() - interval '2 seconds')
    then return; end if;
    perform pg_sleep(0.1);
  end loop;
  raise exception 'the demo did not come to rest';
end $$`

export default prepare
