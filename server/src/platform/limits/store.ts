import { lt } from 'drizzle-orm'
import type { Pool, PoolClient } from 'pg'
import type { Db } from '../operations'
import { callCounts } from './tables'

export type Batch = {
  at: Date
  minute: Date
  keyIds: string[]
  nonces: string[]
  subjects: string[]
  calls: number[]
}

export type BatchOutcome = {
  /** Nonces that nobody had used before, as `keyId nonce`. */
  fresh: Set<string>
  counts: Map<string, number>
}

/**
 * Nobody waits for the disk. A nonce that a crash of the database loses was of a call that wrote nothing: whatever a call
 * writes comes after its nonce in the same log, and is acknowledged when the log is on the disk up to there.
 */
const UNHURRIED = `select set_config('synchronous_commit', 'off', true)`

/** Subjects are locked in one order by every process, so that two batches never wait for each other in a ring. */
const ADMIT = `
  with unhurried as (${UNHURRIED}), fresh as (
    insert into signing_nonces (key_id, nonce, seen_at)
    select key_id, nonce, $1 from unnest($2::uuid[], $3::text[]) as n (key_id, nonce), unhurried
    on conflict do nothing returning key_id, nonce
  ), counted as (
    insert into call_counts as c (subject, minute, calls)
    select subject, $4, calls from unnest($5::text[], $6::int[]) as s (subject, calls) order by subject
    on conflict (subject, minute) do update set calls = c.calls + excluded.calls returning subject, calls
  )
  select key_id || ' ' || nonce as fresh, null as subject, null as calls from fresh
  union all select null, subject, calls from counted`

const COUNT = `
  with unhurried as (${UNHURRIED}), counted as (
    insert into call_counts as c (subject, minute, calls)
    select subject, $1, calls from unnest($2::text[], $3::int[]) as s (subject, calls), unhurried order by subject
    on conflict (subject, minute) do update set calls = c.calls + excluded.calls returning subject, calls
  )
  select null as fresh, subject, calls from counted`

const queryOf = ({ at, keyIds, nonces, minute, subjects, calls }: Batch) =>
  nonces.length > 0
    ? { name: 'admit', text: ADMIT, values: [at, keyIds, nonces, minute, subjects, calls] }
    : { name: 'count', text: COUNT, values: [minute, subjects, calls] }

type Row = { fresh: string | null; subject: string | null; calls: number | null }

/**
 * Writes batches on a connection of its own. Calls wait for their batch with a transaction open, so taking connections
 * from the same pool could leave every one of them waiting for the other.
 */
export function batchWriter(pool: Pool) {
  let held: PoolClient | null = null
  let isOver = false
  const drop = (client: PoolClient) => {
    if (held === client) held = null
  }
  const hold = async () => {
    if (held) return held
    if (isOver) throw new Error('Calls are no longer counted: the server stops')
    const client = await pool.connect()
    client.once('error', () => drop(client))
    held = client
    return client
  }
  return {
    hold,
    async write(batch: Batch): Promise<BatchOutcome> {
      const client = await hold()
      try {
        const { rows } = await client.query<Row>(queryOf(batch))
        return outcomeOf(rows)
      } catch (error) {
        drop(client)
        client.release(true)
        throw error
      }
    },
    /** For good: one that was taken afterwards would be given back by nobody, and the stop would wait for it. */
    release() {
      isOver = true
      held?.release()
      held = null
    },
  }
}

function outcomeOf(rows: Row[]): BatchOutcome {
  const fresh = new Set<string>()
  const counts = new Map<string, number>()
  for (const row of rows) {
    if (row.fresh !== null) fresh.add(row.fresh)
    else if (row.subject !== null && row.calls !== null) counts.set(row.subject, row.calls)
  }
  return { fresh, counts }
}

export async function deleteCountsBefore(db: Db, before: Date) {
  await db.delete(callCounts).where(lt(callCounts.minute, before))
}
