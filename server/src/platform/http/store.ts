import { eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { BaseCtx } from '../operations'
import { platformState } from './tables'

export const STATE_CHANNEL = 'platform_state'
const MAINTENANCE = 'maintenance'

export async function readMaintenance(pool: Pool): Promise<boolean> {
  const found = await pool.query<{ value: boolean }>('select value from platform_state where name = $1', [MAINTENANCE])
  return found.rows[0]?.value === true
}

/** The switch as it stands, for those who ask inside a call; null when it was never touched. */
export async function findMaintenance(ctx: BaseCtx): Promise<{ isOn: boolean; changedAt: Date } | null> {
  const [row] = await ctx.db.select().from(platformState).where(eq(platformState.name, MAINTENANCE))
  return row ? { isOn: row.value === true, changedAt: row.changedAt } : null
}

/** Turns the maintenance notice on or off for every process, at the moment this transaction commits. */
export async function setMaintenance(ctx: BaseCtx, isOn: boolean) {
  const row = { name: MAINTENANCE, value: isOn, changedAt: ctx.now() }
  await ctx.db.insert(platformState).values(row).onConflictDoUpdate({ target: platformState.name, set: row })
  await ctx.db.execute(sql`select pg_notify(${STATE_CHANNEL}, ${MAINTENANCE})`)
}

export async function pingDatabase(pool: Pool) {
  await pool.query('select 1')
}

/** Events that readers gave up, in whichever company. */
export async function countParked(pool: Pool): Promise<number> {
  const found = await pool.query<{ parked: string }>('select count(*) as parked from parked_events')
  return Number(found.rows[0]?.parked ?? 0)
}

export async function countWaitingJobs(jobs: Pool): Promise<number> {
  const found = await jobs.query<{ waiting: string }>(
    'select count(*) as waiting from graphile_worker.jobs where run_at <= now() and attempts < max_attempts',
  )
  return Number(found.rows[0]?.waiting ?? 0)
}
