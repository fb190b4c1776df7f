import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * Whole rows, as many as there are, as one JSON: the statement stays the same and is written in no time, where a
 * statement with a parameter for each value of each row costs more than the rows themselves.
 */
export async function insertRows<Table extends PgTable>(
  { db }: { db: NodePgDatabase },
  table: Table,
  rows: readonly Table['$inferSelect'][],
): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.entries(getTableColumns(table))
  const named = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, row[key as keyof typeof row]])),
  )
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  )
  const into = sql.identifier(getTableName(table))
  await db.execute(
    sql`insert into ${into} (${names}) select ${names} from jsonb_populate_recordset(null::${into}, ${JSON.stringify(named)}::jsonb)`,
  )
}
