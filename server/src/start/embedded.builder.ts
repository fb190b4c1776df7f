import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** The PostgreSQL that a started program keeps in its data folder, asked as its owner: wherever it listens by now. */
export function embeddedIn(folder: string) {
  const postgres = join(folder, 'postgres')
  /** Whose process it is, and in its fourth line the port. */
  const lockFile = () => readFileSync(join(postgres, 'data', 'postmaster.pid'), 'utf8').split('\n')
  const address = () => {
    const password = readFileSync(join(postgres, 'password'), 'utf8').trim()
    return { host: '127.0.0.1', port: Number(lockFile()[3]), user: 'postgres', database: 'coverwright', password }
  }
  const connect = async () => {
    const client = new pg.Client(address())
    client.on('error', () => {})
    await client.connect()
    return client
  }
  const ask = async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> => {
    const client = await connect()
    return (await client.query<Row>(sql, values).finally(() => client.end())).rows
  }
  return { lockFile, address, connect, ask }
}
