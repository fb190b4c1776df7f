import type { Pool, PoolClient } from 'pg'

/** A process that has just begun may not have its mark yet. */
const FRESH = `interval '2 seconds'`
const LOOK_EVERY_MS = 5_000

type Log = { warn(about: object, message: string): void }

const STAND_BEHIND = 'select pg_advisory_lock(hashtextextended($1, 0))'

/** Workers that hold jobs and that nobody stands behind any more. */
const UNLOCK_LEFT_BEHIND = `
  select graphile_worker.force_unlock_workers(array(
    select distinct locked_by from graphile_worker._private_jobs
    where locked_at < now() - ${FRESH} and hashtextextended(locked_by, 0) not in (
      select (classid::bigint << 32) | objid::bigint from pg_locks
      where locktype = 'advisory' and objsubid = 1 and granted
        and database = (select oid from pg_database where datname = current_database()))))`

/**
 * The queue believes for hours that a job is being worked on by a process that was killed. So each worker holds a lock of
 * its own while it lives, which ends with its connection, and frees what those without one have left behind.
 */
export function keepAliveMark(pool: Pool, workerId: () => string | null, log: Log): { stop(): Promise<void> } {
  let standing: PoolClient | null = null
  let [standsFor, isStopped]: [string | null, boolean] = [null, false]

  async function stand() {
    const id = workerId()
    if ((standing && standsFor === id) || id === null) return
    letGo()
    const client = await pool.connect()
    try {
      await client.query(STAND_BEHIND, [id])
    } catch (error) {
      client.release(true)
      throw error
    }
    ;[standing, standsFor] = [client, id]
    client.once('error', letGo)
  }
  function letGo() {
    standing?.release(true)
    standing = null
  }
  async function look() {
    await stand()
    await pool.query(UNLOCK_LEFT_BEHIND)
  }
  const turn = async () => {
    if (isStopped) return
    await look().catch((error: Error) => log.warn({ err: error }, 'Jobs left behind could not be looked for'))
  }
  let turning = turn()
  const timer = setInterval(() => void (turning = turning.then(turn)), LOOK_EVERY_MS).unref()
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      await turning
      letGo()
    },
  }
}
