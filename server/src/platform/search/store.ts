import { typedWords } from '@coverwright/rules/kernel'
import { and, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { literally } from '../database'
import type { CompanyCtx } from '../operations'

/** A word of more things than this is common: they are walked in the order of the list, which soon fills a page. */
const COMMON = 5_000
/** The last character there is: whatever begins with a word stands before the word with this behind it. */
const LAST = '\u{10FFFF}'

type Where = { kind: string; id: SQLWrapper; foundBy: SQLWrapper }

/** That a thing is found by every word that was typed, through the rarest of them; nothing when none was typed. */
export async function isFoundBy(
  ctx: CompanyCtx,
  typed: string,
  { kind, id, foundBy }: Where,
): Promise<SQL | undefined> {
  const words = typedWords(typed)
  if (words.length === 0) return undefined
  const rarest = await findRarest(ctx, kind, words)
  return and(
    rarest === null ? undefined : sql`${id} = any(array(select thing_id ${beginning(ctx, kind, rarest)}))`,
    ...words.map((word) => sql`' ' || ${foundBy} like ${`% ${literally(word)}%`}`),
  )
}

const beginning = (ctx: CompanyCtx, kind: string, word: string) =>
  sql`from found_words where company_id = ${ctx.company} and kind = ${kind} and word >= ${word} and word < ${word + LAST}`

/** Counted no further than to know that a word is common; null when all of them are. */
async function findRarest(ctx: CompanyCtx, kind: string, words: readonly string[]): Promise<string | null> {
  const counted = words.map(
    (word) => sql`select ${word}::text as word, count(*)::int as things
      from (select ${beginning(ctx, kind, word)} limit ${COMMON}) t`,
  )
  const { rows } = await ctx.db.execute<{ word: string; things: number }>(
    sql`${sql.join(counted, sql` union all `)} order by things limit 1`,
  )
  const [rarest] = rows
  return rarest && rarest.things < COMMON ? rarest.word : null
}
