import { runMigrations } from 'graphile-worker'
import type { Pool } from 'pg'
import { escapeIdentifier as name } from 'pg'
import type { Roles } from './roles'

/**
 * The server puts jobs in, and counts them, by these functions alone: the queue's tables let in nobody but their owner.
 * The company comes from the transaction and not from the caller, so no company can make work in another's name.
 */
const ENQUEUE = `
  create schema if not exists jobs;
  create or replace function jobs.enqueue(task text, payload json, queue text default null, run_at timestamptz default null,
    max_attempts int default null, key text default null, key_mode text default 'replace', priority int default null)
    returns bigint language sql security definer set search_path = pg_catalog, pg_temp as $$
      select (graphile_worker.add_job(task,
        (payload::jsonb || jsonb_build_object('companyId', nullif(current_setting('app.company_id', true), '')))::json,
        queue, run_at, max_attempts, key, priority, null, key_mode)).id
    $$;
  revoke all on function jobs.enqueue from public;
  create or replace function jobs.waiting() returns table (due bigint, given_up bigint)
    language sql stable security definer set search_path = pg_catalog, pg_temp as $$
      select count(*) filter (where run_at <= now() and attempts < max_attempts), count(*) filter (where attempts >= max_attempts)
      from graphile_worker.jobs
    $$;
  revoke all on function jobs.waiting from public;`

/** Brings the queue's own tables up to date, as the role that owns them. */
export async function prepareJobs(jobs: Pool, roles: Roles) {
  await runMigrations({ pgPool: jobs, noHandleSignals: true })
  const server = name(roles.server.name)
  await jobs.query(`${ENQUEUE}
    grant usage on schema jobs to ${server}; grant execute on function jobs.enqueue, jobs.waiting to ${server};`)
}
