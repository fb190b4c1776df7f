import { join } from 'node:path'
import { test } from '@playwright/test'
import { askDatabase } from './ask-database'

const BEFORE = `now() - interval '1 minute'`
const COMPANY = '(select home_company from people where email = $1)'

/**
 * The trial of somebody's company has just run out. Nobody can end one from outside, and no journey waits 21 days: this
 * moves its end in the server's own database.
 */
export function endTrialOf(email: string) {
  const folder = join(process.env.E2E_HOME ?? '', `worker-${test.info().parallelIndex}`)
  askDatabase(folder, `update trials set ends_at = ${BEFORE} where company_id = ${COMPANY}`, email)
  askDatabase(folder, `update account_movements set trial_ends_at = ${BEFORE} where company_id = ${COMPANY}`, email)
}
