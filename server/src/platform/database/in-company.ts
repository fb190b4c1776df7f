import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'

/** The company of calls by strangers: no row belongs to it. */
export const NIL_COMPANY = '00000000-0000-0000-0000-000000000000'

/** No connection came free in time: nothing was done, and a little later it may go. */
export class OutOfConnections extends Error {}

/** One transaction with the tenant set. Whatever is thrown rolls it back. */
export async function inCompany<Result>(
  pool: Pool,
  company: string,
  work: (db: NodePgDatabase) => Promise<Result>,
): Promise<Result> {
  const client = await takeConnection(pool)
  try {
    await begin(client, company)
    const result = await work(drizzle(client))
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    await giveBack(client)
    throw error
  }
}

/** While nobody waits in line it is the database that does not answer, which is another matter. */
async function takeConnection(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    if (pool.idleCount === 0 && pool.totalCount >= pool.options.max) throw new OutOfConnections('', { cause: error })
    throw error
  }
}

const setTenant = (company: string) => ({
  name: 'tenant',
  text: `select set_config('app.company_id', $1, true)`,
  values: [company],
})

/** Both statements leave in one packet; both promises are awaited, so that neither rejects unheard. */
async function begin(client: PoolClient, company: string) {
  const sent = await Promise.allSettled([client.query('begin'), client.query(setTenant(company))])
  for (const each of sent) if (each.status === 'rejected') throw each.reason
}

/** A connection that cannot roll back is of no further use. */
async function giveBack(client: PoolClient) {
  const broken = await client.query('rollback').then(
    () => false,
    () => true,
  )
  client.release(broken)
}
