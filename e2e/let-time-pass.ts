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

/** Of the demo's companies. */
const TODAY = `(extract(epoch from (now() at time zone 'Asia/Hong_Kong')::date) / 86400)::int`

/** So much time went by that this many days of what a company paid for are left, and the chore of the hour has run. */
export function planEndsIn(days: number, email: string) {
  const left = `select paid_until - ${TODAY} - $2::int as gone from subscriptions where company_id = ${COMPANY}`
  askHere(
    `update subscriptions set period_from = period_from - gone, paid_until = paid_until - gone
      from (${left}) as passed where company_id = ${COMPANY}`,
    ...[email, String(days)],
  )
  askHere(`select (graphile_worker.add_job('subscriptions.renew')).id`)
}
