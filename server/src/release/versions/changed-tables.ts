import { canonicalJson } from '@coverwright/rules/design/products'
import type { Row } from '@coverwright/rules/rating/pricing'
import type { ArchivedTable } from './archive'

export type ChangedTable = { readonly table: ArchivedTable; readonly added: number; readonly gone: number }

/** The tables that come with other rows than are there, with how many come and go; in force and in work alike. */
export function changedTables(here: readonly ArchivedTable[], there: readonly ArchivedTable[]): ChangedTable[] {
  return there.flatMap((table) => {
    const known = here.find(({ key }) => key === table.key)
    const [before, after] = [rowsOf(known), rowsOf(table)]
    const [added, gone] = [missingIn(before, after), missingIn(after, before)]
    return known && added + gone === 0 ? [] : [{ table, added, gone }]
  })
}

const rowsOf = (table: ArchivedTable | undefined): readonly Row[] => table?.versions.flatMap(({ rows }) => rows) ?? []

/** How many of the second are not in the first, each counted as often as it is there. */
function missingIn(first: readonly Row[], second: readonly Row[]): number {
  const left = new Map<string, number>()
  for (const row of first) left.set(canonicalJson(row), (left.get(canonicalJson(row)) ?? 0) + 1)
  return second.filter((row) => {
    const key = canonicalJson(row)
    const count = left.get(key) ?? 0
    left.set(key, count - 1)
    return count <= 0
  }).length
}
