import pg from 'pg'
import type { TestServer } from './test-server'

/** Which tables of a company were written to since this was last asked. */
export type Watch = { changedTables(): Promise<string[]>; close(): Promise<void> }

/**
 * A writing is noted by the database itself, row by row, so that nobody has to read every table after every call: that
 * would take nine times as long with three times the operations. What is written and put back is noted as well; what
 * leaves a row as it was is not.
 */
const notesOf = (company: string) => `
  create schema if not exists watch;
  create unlogged table if not exists watch.notes (written text not null);
  truncate watch.notes;
  create or replace function watch.note() returns trigger language plpgsql security definer as $$
  begin
    if tg_op = 'UPDATE' and to_jsonb(old) = to_jsonb(new) then return null; end if;
    if (tg_op <> 'INSERT' and old.company_id = ${company}) or (tg_op <> 'DELETE' and new.company_id = ${company})
    then insert into watch.notes values (tg_table_name); end if;
    return null;
  end $$`

const TABLES = `
  select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'company_id'`

const watched = (table: string) => `
  create or replace trigger watch_company after insert or update or delete on ${pg.escapeIdentifier(table)}
  for each row execute function watch.note()`

const TAKE = `with taken as (delete from watch.notes returning written) select distinct written from taken order by 1`

/** From now on, in the database of this server. */
export async function watchCompany(server: TestServer, company: string): Promise<Watch> {
  const owner = new pg.Client(server.db.owner)
  await owner.connect()
  await owner.query(notesOf(pg.escapeLiteral(company)))
  const { rows } = await owner.query<{ name: string }>(TABLES)
  await owner.query(rows.map(({ name }) => watched(name)).join(';'))
  return {
    changedTables: async () => (await owner.query<{ written: string }>(TAKE)).rows.map(({ written }) => written),
    close: () => owner.end(),
  }
}
