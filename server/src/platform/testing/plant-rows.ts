import pg from 'pg'

/** A value that fits any column of the type, where tests care only that a row is there. */
const VALUES: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  text: `'x'`,
  citext: `'x'`,
  varchar: `'x'`,
  bpchar: `'x'`,
  int2: '1',
  int4: '1',
  int8: '1',
  numeric: '1',
  float8: '1',
  bool: 'true',
  timestamptz: 'now()',
  date: 'now()',
  jsonb: `'{}'`,
  json: `'{}'`,
  bytea: `''`,
  inet: `'127.0.0.1'`,
}

/** Puts one row of the company into every table that has companies, past all constraints. For tests, as superuser. */
export async function plantRows(admin: pg.Client, company: string): Promise<string[]> {
  const { rows } = await admin.query<{ table: string; columns: string[]; types: string[] }>(`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns, array_agg(t.typname::text order by a.attnum) as types
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.oid having bool_or(a.attname = 'company_id') order by 1`)
  await dropChecks(admin)
  await admin.query('set session_replication_role = replica')
  for (const { table, columns, types } of rows) {
    const values = columns.map((column, place) =>
      column === 'company_id' ? pg.escapeLiteral(company) : valueOf(types[place]!),
    )
    const names = columns.map((column) => pg.escapeIdentifier(column))
    await admin.query(
      `insert into ${pg.escapeIdentifier(table)} (${names.join()}) overriding system value values (${values.join()})`,
    )
  }
  return rows.map(({ table }) => table)
}

function valueOf(type: string): string {
  const value = type.startsWith('_') ? `'{}'` : VALUES[type]
  if (!value) throw new Error(`no value is known for the type ${type}: add one`)
  return value
}

async function dropChecks(admin: pg.Client) {
  const { rows } = await admin.query<{ drop: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace and conrelid <> 0`)
  for (const { drop } of rows) await admin.query(drop)
}
