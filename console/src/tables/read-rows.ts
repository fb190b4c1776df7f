import { type RowView, tableOperations } from '@coverwright/contract/tables'
import { asked } from '../platform/queries'

const WINDOW = 10_000
const AT_ONCE = 3

type Reading = { signal?: AbortSignal; quiet?: boolean; onRows?: (count: number) => void }

/** All rows of a version: large windows, a few at once. Null when somebody changed them on the way. */
export async function readAllRows(
  versionId: string,
  rowCount: number,
  { onRows, ...options }: Reading = {},
): Promise<{ rows: RowView[]; revision: number } | null> {
  const windows: RowView[][] = []
  const revisions = new Set<number>()
  let next = 0
  const read = async () => {
    for (let at = next++; at * WINDOW < Math.max(1, rowCount); at = next++) {
      const page = await asked(tableOperations.listRows, { versionId, offset: at * WINDOW, limit: WINDOW }, options)
      windows[at] = page.rows
      revisions.add(page.revision)
      onRows?.(page.rows.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, read))
  const [revision] = revisions
  return revision === undefined || revisions.size > 1 ? null : { rows: windows.flat(), revision }
}
