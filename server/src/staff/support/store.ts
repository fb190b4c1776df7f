import { sql } from 'drizzle-orm'
import type { BaseCtx } from '../../platform/operations'

export async function measureDatabase(ctx: BaseCtx): Promise<{ version: string; milliseconds: number }> {
  const started = performance.now()
  const { rows } = await ctx.db.execute<{ version: string }>(sql`select current_setting('server_version') as version`)
  return { version: rows[0]?.version.split(' ')[0] ?? '', milliseconds: Math.round(performance.now() - started) }
}

export async function countJobs(ctx: BaseCtx): Promise<{ due: number; givenUp: number }> {
  const { rows } = await ctx.db.execute<{ due: string; given_up: string }>(
    sql`select due, given_up from jobs.waiting()`,
  )
  return { due: Number(rows[0]?.due ?? 0), givenUp: Number(rows[0]?.given_up ?? 0) }
}
