import { sql } from 'drizzle-orm'
import type { Db } from '../platform/operations'
import type { DesignRow } from './store'

type Held = Pick<DesignRow, 'design' | 'series' | 'last'>
type Place = { company: string; designId: string }

/** Holds the design until the transaction ends: the next caller, in whatever process, waits for what this one leaves. */
export async function holdCounter(db: Db, { company, designId }: Place): Promise<Held | null> {
  const { rows } = await db.execute<{ design: Held['design']; series: number; last: string | null }>(
    sql`select design, series, last from policy_number_designs
      where company_id = ${company} and id = ${designId} for update`,
  )
  const [row] = rows
  return row ? { design: row.design, series: row.series, last: row.last === null ? null : Number(row.last) } : null
}

type Given = Place & { series: number; first: number; printed: readonly string[]; at: Date }

/** Moves the counter and keeps the numbers in one statement, however many they are. */
export async function keepNumbers(db: Db, { company, designId, series, first, printed, at }: Given) {
  const last = first + printed.length - 1
  await db.execute(sql`
    with moved as (
      update policy_number_designs set last = ${last} where company_id = ${company} and id = ${designId}
    )
    insert into policy_numbers (company_id, design_id, series, number, printed, given_at)
    select ${company}::uuid, ${designId}::uuid, ${series}::int, ${first}::bigint + place - 1, printed, ${at.toISOString()}::timestamptz
    from unnest(${sql.param([...printed])}::text[]) with ordinality as given (printed, place)`)
}
