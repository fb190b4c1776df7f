import { getTableColumns, getTableName } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ClientBase } from 'pg'

type Db = NodePgDatabase

/**
 * Whole rows, as many as there are, as one JSON: the statement of a table stays the same, so that it is written once and
 * planned once, where a statement with a parameter for each value of each row costs more than the rows themselves.
 */
export async function insertRows<Table extends PgTable>(
  { db }: { db: Db },
  table: Table,
  rows: readonly Table['$inferSelect'][],
): Promise<void> {
  if (rows.length === 0) return
  const { keys, ...statement } = statementOf(table)
  const named = rows.map((row) => {
    const told: Record<string, unknown> = {}
    for (const [key, name] of keys) told[name] = row[key as keyof typeof row]
    return told
  })
  await (db as Db & { $client: ClientBase }).$client.query({ ...statement, values: [JSON.stringify(named)] })
}

type Statement = { readonly name: string; readonly text: string; readonly keys: readonly (readonly [string, string])[] }

const statements = new WeakMap<PgTable, Statement>()

function statementOf(table: PgTable): Statement {
  const known = statements.get(table)
  if (known) return known
  const keys = Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name] as const)
  const names = keys.map(([, name]) => `"${name}"`).join(', ')
  const into = `"${getTableName(table)}"`
  const text = `insert into ${into} (${names}) select ${names} from json_populate_recordset(null::${into}, $1::json)`
  const made = { name: `insert ${into}`, text, keys }
  statements.set(table, made)
  return made
}
