import { join } from 'node:path'
import pg from 'pg'
import { EXTENSIONS, EXTRA_SQL } from './extra-sql'
import { prepareJobs } from './jobs-schema'
import { migrate } from './migrate'
import { hearErrors } from './pools'
import { openDoors, openSchema, prepareRoles } from './prepare-roles'
import { type Address, addressAs, type Roles } from './roles'
import { raiseWalls } from './walls'

/** Any number of processes may start at once: one prepares, the others wait for it and find nothing to do. */
const ONE_AT_A_TIME = [0x636f, 0x7072] as const

/** Roles, tables, walls and the queue: everything a database needs before the server's first query. */
export async function prepareDatabase(admin: Address, roles: Roles, root: string): Promise<{ applied: string[] }> {
  const client = new pg.Client(admin)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1, $2)', [...ONE_AT_A_TIME])
    await prepareRoles(client, roles)
    await openDoors(client, roles, admin.database)
    await openSchema(client, roles)
    const applied = await prepareTables(addressAs(admin, roles.owner), roles, join(root, 'server', 'migrations'))
    await prepareQueue(addressAs(admin, roles.jobs), roles)
    return { applied }
  } finally {
    await client.end()
  }
}

async function prepareTables(address: Address, roles: Roles, folder: string): Promise<string[]> {
  const owner = new pg.Client(address)
  await owner.connect()
  try {
    for (const extension of EXTENSIONS) await owner.query(`create extension if not exists ${extension}`)
    const applied = await migrate(owner, folder)
    for (const statement of EXTRA_SQL) await owner.query(statement)
    await raiseWalls(owner, roles)
    return applied
  } finally {
    await owner.end()
  }
}

async function prepareQueue(address: Address, roles: Roles) {
  const pool = new pg.Pool({ ...address, max: 2 })
  hearErrors(pool, () => {})
  try {
    await prepareJobs(pool, roles)
  } finally {
    await pool.end()
  }
}
