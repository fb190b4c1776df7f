import type { ClientBase } from 'pg'
import { escapeIdentifier as name } from 'pg'
import { APPEND_ONLY_TABLES } from './append-only-tables'
import type { Roles } from './roles'

/** No tenant set is null (or '' later on a connection): no row is equal to that, so nothing is seen and nothing fails. */
const TENANT = `company_id = (select nullif(current_setting('app.company_id', true), '')::uuid)`

const UNWALLED = `
  select c.oid::regclass::text as table
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
  where n.nspname = 'public' and c.relkind in ('r', 'p')
    and not (c.relrowsecurity and c.relforcerowsecurity and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant'))`

/** Puts every table with a company behind row-level security that binds its owner too, and lets the server work there. */
export async function raiseWalls(owner: ClientBase, roles: Roles) {
  const { rows } = await owner.query<{ table: string }>(UNWALLED)
  for (const { table } of rows)
    await owner.query(`
      alter table ${table} enable row level security;
      alter table ${table} force row level security;
      drop policy if exists tenant on ${table};
      create policy tenant on ${table} using (${TENANT}) with check (${TENANT});`)
  await grantTables(owner, name(roles.server.name))
}

async function grantTables(owner: ClientBase, server: string) {
  await owner.query(`
    grant select, insert, update, delete on all tables in schema public to ${server};
    grant usage, select on all sequences in schema public to ${server};`)
  for (const table of APPEND_ONLY_TABLES)
    await owner.query(`do $$ begin revoke update, delete on ${name(table)} from ${server};
      exception when undefined_table then null; end $$`)
}
