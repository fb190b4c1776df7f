import { type RowView, tableOperations } from '@coverwright/contract/rating/tables'
import { asked } from '../../platform/queries'

const WINDOW = 10_000
const AT_ONCE = 3

type Reading = { signal?: AbortSignal; quiet?: boolean; onRows?: (count: number) => void }

/** All rows of a version at one revision: large windows, a few at once; from the beginning if others changed them meanwhile. */
export async function readRows(
  versionId: string,
  rowCount: number,
  { onRows, ...options }: Reading = {},
): Promise<{ rows: RowView[]; revision: number }> {
  const windows: RowView[][] = []
  const seen = new Set<number>()
  let total = rowCount
  let next = 0
  const read = async () => {
    for (let at = next++; at * WINDOW < Math.max(1, total); at = next++) {
      const page = await asked(tableOperations.listRows, { versionId, offset: at * WINDOW, limit: WINDOW }, options)
      windows[at] = page.rows
      total = page.total
      seen.add(page.revision)
      onRows?.(page.rows.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, read))
  const [revision] = seen
  if (revision === undefined || seen.size > 1)
    return readRows(versionId, total, { ...options, ...(onRows && { onRows }) })
  return { rows: windows.flat(), revision }
}

export const readAllRows = async (versionId: string, rowCount: number, reading?: Reading): Promise<RowView[]> =>
  (await readRows(versionId, rowCount, reading)).rows
