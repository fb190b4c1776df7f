import { type Placeholder, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { clientOf } from './client-of'

type Prepared<Rows> = { execute(values: Record<string, unknown>): Promise<Rows> }
type Places<Name extends string> = Readonly<Record<Name, Placeholder>>

/**
 * A query that nearly every call asks: its text is put together once for the process, and its plan is made once for each
 * connection, under the name. What is asked for is written as places, `at.id`, and filled in with each asking.
 */
export function keptQuery<const Name extends string, Rows>(
  name: string,
  places: readonly Name[],
  build: (db: NodePgDatabase, at: Places<Name>) => { prepare(name: string): Prepared<Rows> },
) {
  const at = {} as Record<Name, Placeholder>
  for (const place of places) at[place] = sql.placeholder(place)
  let kept: Prepared<Rows> | undefined
  return (db: NodePgDatabase, values: Readonly<Record<Name, unknown>>): Promise<Rows> => {
    kept ??= build(db, at).prepare(name)
    // It was prepared for the transaction that asked first; this one has a connection of its own.
    const mine: Prepared<Rows> = Object.create(kept, { client: { value: clientOf(db) } })
    return mine.execute(values)
  }
}
