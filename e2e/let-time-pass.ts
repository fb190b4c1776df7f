import { join } from 'node:path'
import { test } from '@playwright/test'
import { askDatabase } from './ask-database'

const BEFORE = `now() - interval '1 minute'`
const COMPANY = '(select home_company from people where email = $1)'

const folderOf = () => join(process.env.E2E_HOME ?? '', `worker-${test.info().parallelIndex}`)

/** The demo's insurer has its plan from the start; here it has none yet, and ten days of its trial are left. */
export function backInTrial(email: string) {
  const folder = folderOf()
  askDatabase(folder, `delete from subscriptions where company_id = ${COMPANY}`, email)
  const days = `upgraded_at = null, ends_at = now() + interval '10 days'`
  askDatabase(folder, `update trials set ${days} where company_id = ${COMPANY}`, email)
}

/** Asks the database of the server that this test has. */
export const askHere = <Row>(sql: string, ...values: string[]) => askDatabase<Row>(folderOf(), sql, ...values)

/**
 * The trial of somebody's company has just run out. Nobody can end one from outside, and no journey waits 21 days: this
 * moves its end in the server's own database.
 */
export function endTrialOf(email: string) {
  const folder = folderOf()
  askDatabase(folder, `update trials set ends_at = ${BEFORE} where company_id = ${COMPANY}`, email)
  askDatabase(folder, `update account_movements set trial_ends_at = ${BEFORE} where company_id = ${COMPANY}`, email)
}

/** Nobody waits hours or days here: what automations wait for is due now. */
export function letAutomationsWaitNoMore() {
  askHere(`update automation_runs set due_at = ${BEFORE} where state = 'waiting'`)
  askHere(`update graphile_worker._private_jobs set run_at = now() where key like 'automation:%'`)
}
