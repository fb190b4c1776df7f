import { sql } from 'drizzle-orm'
import type { Db } from '../platform/operations'
import type { DesignRow } from './store'

export type Counter = Pick<DesignRow, 'design' | 'series' | 'last'>
type Place = { company: string; designId: string }

/** Holds the design until the transaction ends: the next caller, in whatever process, waits for what this one leaves. */
export async function holdCounter(db: Db, { company, designId }: Place): Promise<Counter | null> {
  const { rows } = await db.execute<{ design: Counter['design']; series: number; last: string | null }>(
    sql`select design, series, last from policy_number_designs
      where company_id = ${company} and id = ${designId} for update`,
  )
  const [row] = rows
  return row ? { ...row, last: row.last === null ? null : Number(row.last) } : null
}

type Given = Place & { series: number; first: number; printed: readonly string[]; at: Date }

/** Moves the counter and keeps the numbers in one statement, however many they are. */
export async function keepNumbers(db: Db, { company, designId, series, first, printed, at }: Given) {
  const last = first + printed.length - 1
  await db.execute(sql`
    with moved as (
      update policy_number_designs set last = ${last}, given = given + ${printed.length}::int where company_id = ${company} and id = ${designId}
    )
    insert into policy_numbers (company_id, design_id, series, number, printed, given_at)
    select ${company}::uuid, ${designId}::uuid, ${series}::int, ${first}::bigint + place - 1, printed,
      ${at.toISOString()}::timestamptz
    from unnest(${sql.param([...printed])}::text[]) with ordinality as given (printed, place)`)
}

type Known = Place & { design: Counter['design']; count: number; before: string; after: string; at: Date }

/**
 * The same for a design whose words are known already, in one statement: lock, count, print and keep. Gives the first
 * number, or null when the design was changed since, has never given one, or has too few left: then it is looked at.
 */
export async function keepKnown(db: Db, known: Known): Promise<number | null> {
  const { company, designId, design, count, before, after, at } = known
  const { rows } = await db.execute<{ last: string; kept: string }>(sql`
    with moved as (
      update policy_number_designs set last = last + ${count}::int, given = given + ${count}::int
      where company_id = ${company} and id = ${designId} and design = ${JSON.stringify(design)}::jsonb
        and last >= ${design.start}::bigint - 1 and last + ${count}::int <= ${design.max}::bigint
      returning last, series
    ), kept as (
      insert into policy_numbers (company_id, design_id, series, number, printed, given_at)
      select ${company}::uuid, ${designId}::uuid, moved.series, number,
        ${before}::text || lpad(number::text, ${design.length}::int, '0') || ${after}::text, ${at.toISOString()}::timestamptz
      from moved, generate_series(moved.last - ${count}::int + 1, moved.last) as number
    )
    select last from moved`)
  const [row] = rows
  return row ? Number(row.last) - count + 1 : null
}

type Alike = {
  company: string
  pattern: string
  numberAfter: number
  length: number
  /** Numbers of this series are its own, and those above the largest are out of its way. */
  except?: { designId: string; series: number; above: number }
}

/** The highest counted number among those ever given that a design of this pattern would print, too. */
export async function findHighestPrinted(db: Db, { company, pattern, numberAfter, length, except }: Alike) {
  const counted = sql`substring(printed from ${numberAfter + 1}::int for ${length}::int)::bigint`
  const others = except
    ? sql`and not (design_id = ${except.designId} and series = ${except.series}::int) and ${counted} <= ${except.above}::bigint`
    : sql``
  const { rows } = await db.execute<{ highest: string | null }>(sql`
    select max(${counted}) as highest
    from policy_numbers where company_id = ${company} and printed ~ ${pattern} ${others}`)
  const highest = rows[0]?.highest ?? null
  return highest === null ? null : Number(highest)
}
