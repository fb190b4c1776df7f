import type { PrintedNumbers } from '@coverwright/rules/selling/policy-numbers'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/operations'
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

type Kept = Place & { series: number; first: number; printed: readonly string[]; at: Date }

/** Moves the counter and keeps the numbers in one statement, however many they are. */
export async function keepNumbers(db: Db, { company, designId, series, first, printed, at }: Kept) {
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

type Series = { readonly designId: string; readonly series: number }
export type SeriesPlace = Series & { readonly company: string }
type Given = { company: string; of: readonly Series[]; upTo: number }

/** The highest number that any of these series gave; looked up at the end of each, however long it is. */
export async function findHighestGiven(db: Db, { company, of, upTo }: Given): Promise<number | null> {
  if (of.length === 0) return null
  const { rows } = await db.execute<{ highest: string | null }>(sql`
    select max(given.number) as highest
    from unnest(
      ${sql.param(of.map(({ designId }) => designId))}::uuid[],
      ${sql.param(of.map(({ series }) => series))}::int[]) as wanted (design_id, series)
    cross join lateral (
      select number from policy_numbers
      where company_id = ${company} and design_id = wanted.design_id and series = wanted.series
        and number <= ${upTo}::bigint
      order by number desc limit 1
    ) as given`)
  return highestOf(rows)
}

/** The last of what a series printed that does not come after a text, letter by letter. */
export async function findPrintedUpTo(db: Db, { company, designId, series }: SeriesPlace, text: string) {
  const { rows } = await db.execute<{ printed: string }>(sql`
    select printed from policy_numbers
    where company_id = ${company} and design_id = ${designId} and series = ${series}::int
      and printed collate "C" <= ${text}::text
    order by printed collate "C" desc limit 1`)
  return rows[0]?.printed ?? null
}

/** The highest counted number in what a series printed; every text is read. */
export async function readHighestPrinted(db: Db, { company, designId, series }: SeriesPlace, printed: PrintedNumbers) {
  const { pattern, numberAfter, length, upTo } = printed
  // What does not fit need not be a number at all.
  const { rows } = await db.execute<{ highest: string | null }>(sql`
    select max(counted) as highest from (
      select case when printed ~ ${`^${pattern.replaceAll('#', '[0-9]')}$`}
        then substring(printed from ${numberAfter + 1}::int for ${length}::int)::bigint end as counted
      from policy_numbers where company_id = ${company} and design_id = ${designId} and series = ${series}::int
    ) as read where counted <= ${upTo}::bigint`)
  return highestOf(rows)
}

function highestOf([row]: readonly { highest: string | null }[]): number | null {
  const highest = row?.highest ?? null
  return highest === null ? null : Number(highest)
}
