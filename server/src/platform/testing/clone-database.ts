import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Address, addressAs, openConnections } from '../database'
import { TEMPLATE, TEST_ROLES } from './test-cluster'

const CONNECTIONS = 8
const quiet = { info() {}, warn() {}, error() {} }

/** A database of its own for one test file, with what the template holds: every table and nothing in it. Close it in `afterAll`. */
export async function cloneDatabase(template = TEMPLATE, database = `test_${randomBytes(6).toString('hex')}`) {
  const admin = inject('testCluster')
  const { owner, server, jobs } = TEST_ROLES
  await asAdmin(admin, async (client) => {
    await client.query(`create database ${database} template ${template} strategy file_copy owner ${owner.name}`)
    await client.query(`revoke all on database ${database} from public;
      grant connect, create on database ${database} to ${jobs.name}; grant connect on database ${database} to ${server.name}`)
  })
  const address: Address = { ...admin, database }
  const connect = () => ({
    ...openConnections(address, TEST_ROLES, CONNECTIONS, quiet, { isEmbedded: true }),
    isEmbedded: true,
    address,
    /** As the role that owns the tables, for what the server's role may not see or do. */
    owner: addressAs(address, owner),
  })
  const first = connect()
  return {
    ...first,
    /** What another process has: connections of its own to the same database. Close them before this. */
    connect,
    /** Ends the connections; the database stays. */
    leave: () => first.close(),
    async close() {
      await first.close()
      await asAdmin(admin, (client) => client.query(`drop database ${database} with (force)`))
    },
  }
}

/** Another template of this run: whoever asks first fills it and leaves nobody connected, the others wait. */
export const makeTemplate = (name: string, fill: (db: Awaited<ReturnType<typeof cloneDatabase>>) => Promise<void>) =>
  asAdmin(inject('testCluster'), async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rows } = await client.query<{ isMade: boolean }>(
      'select datistemplate as "isMade" from pg_database where datname = $1',
      [name],
    )
    if (rows[0]?.isMade) return
    await client.query(`drop database if exists ${name} with (force)`)
    await fill(await cloneDatabase(TEMPLATE, name))
    await client.query(`alter database ${name} is_template true`)
  })

async function asAdmin(admin: Address, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client(admin)
  await client.connect()
  await work(client).finally(() => client.end())
}
