import { getTableColumns, getTableName } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ClientBase } from 'pg'

type Db = NodePgDatabase

/**
 * Columns that are not sent but taken from rows that are there already, as SQL: `join` finds those rows for the row `r`.
 * What is large and the same is then neither written out, nor read, nor packed a second time, and cannot differ.
 */
export type Taken<Column extends string = string> = {
  readonly columns: { readonly [name in Column]: string }
  readonly join: string
}

/**
 * Whole rows, as many as there are, as one JSON: the statement of a table stays the same, so that it is written once and,
 * where it finds nothing, planned once, where a statement with a parameter for each value of each row costs more than the rows themselves.
 */
export async function insertRows<Table extends PgTable, Column extends string = never>(
  { db }: { db: Db },
  table: Table,
  rows: readonly Omit<Table['$inferSelect'], Column>[],
  taken?: Taken<Column>,
): Promise<void> {
  if (rows.length === 0) return
  const { keys, name, text } = statementOf(table, taken)
  const named = rows.map((row) => {
    const told: Record<string, unknown> = {}
    for (const [key, column] of keys) told[column] = row[key as keyof typeof row]
    return told
  })
  const client = (db as Db & { $client: ClientBase }).$client
  const values = [JSON.stringify(named)]
  // Rows to be found are planned for as they are now: a plan that was made while they were few would read all of them.
  const { rowCount } = await client.query(taken ? { text, values } : { name, text, values })
  if (rowCount !== rows.length)
    throw new Error(`${rowCount} of ${rows.length} rows found what they are made of: ${name}`)
}

type Statement = { readonly name: string; readonly text: string; readonly keys: readonly (readonly [string, string])[] }

const statements = new WeakMap<PgTable | Taken, Statement>()

function statementOf(table: PgTable, taken: Taken | undefined): Statement {
  const known = statements.get(taken ?? table)
  if (known) return known
  const columns = Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name] as const)
  const names = columns.map(([, name]) => `"${name}"`).join(', ')
  const values = columns.map(([key, name]) => taken?.columns[key] ?? `r."${name}"`).join(', ')
  const into = `"${getTableName(table)}"`
  // As jsonb, which is read once: as json each row and each JSON in it would be read again.
  const rows = `jsonb_populate_recordset(null::${into}, $1::jsonb) r`
  const made = {
    name: `insert ${into}${taken ? ` taking ${Object.keys(taken.columns).join(', ')}` : ''}`,
    text: `insert into ${into} (${names}) select ${values} from ${rows} ${taken?.join ?? ''}`,
    keys: columns.filter(([key]) => taken?.columns[key] === undefined),
  }
  statements.set(taken ?? table, made)
  return made
}
