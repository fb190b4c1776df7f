import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { ROOT } from './run-server'

/** Nobody can end a trial from outside, and no journey waits 21 days: this moves its end in the server's own database. */
const END_TRIAL = `
  import pg from 'pg'
  const [port, password, email] = process.argv.slice(1)
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'coverwright' })
  await client.connect()
  const before = "now() - interval '1 minute'"
  const company = '(select home_company from people where email = $1)'
  await client.query('update trials set ends_at = ' + before + ' where company_id = ' + company, [email])
  await client.query('update account_movements set trial_ends_at = ' + before + ' where company_id = ' + company, [email])
  await client.end()`

/** The trial of somebody's company has just run out. */
export function endTrialOf(email: string) {
  const folder = join(process.env.E2E_HOME ?? '', `worker-${test.info().parallelIndex}`, 'postgres')
  const port =
    readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8')
      .split('\n')[3]
      ?.trim() ?? ''
  const password = readFileSync(join(folder, 'password'), 'utf8').trim()
  execFileSync(process.execPath, ['--input-type=module', '-e', END_TRIAL, port, password, email], { cwd: ROOT })
}
