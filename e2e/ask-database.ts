import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run-server'

const ASK = `
  import pg from 'pg'
  const [port, password, sql, ...values] = process.argv.slice(1)
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'coverwright' })
  await client.connect()
  console.log(JSON.stringify((await client.query(sql, values)).rows))
  await client.end()`

/** Asks the own database of the server that runs over a data folder. */
export function askDatabase<Row>(dataFolder: string, sql: string, ...values: string[]): Row[] {
  const folder = join(dataFolder, 'postgres')
  const port =
    readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8')
      .split('\n')[3]
      ?.trim() ?? ''
  const password = readFileSync(join(folder, 'password'), 'utf8').trim()
  const args = ['--input-type=module', '-e', ASK, port, password, sql, ...values]
  return JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })) as Row[]
}
