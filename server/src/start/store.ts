import type { Pool } from 'pg'

const FILES_MARK = 'files.mark'

/** The mark of the folder that this database's files lie in: the first one to come is kept. */
export async function keepFilesMark(pool: Pool, mark: string): Promise<string> {
  await pool.query(
    'insert into platform_state (name, value, changed_at) values ($1, $2, now()) on conflict do nothing',
    [FILES_MARK, JSON.stringify(mark)],
  )
  const found = await pool.query<{ value: string }>('select value from platform_state where name = $1', [FILES_MARK])
  return found.rows[0]?.value ?? mark
}
