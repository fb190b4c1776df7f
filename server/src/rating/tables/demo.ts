import type { RowChange } from '@coverwright/contract/rating/tables'
import type { CompanyCtx } from '../../platform/operations'
import { readChunks } from './chunks'
import { openCopy } from './copy-version'
import { holdVersion } from './load-version'
import { changeVersion, listTablesOf, listVersionsOf } from './store'
import { saveChanges } from './update-cells'

const NEXT_YEAR = '2027-01-01'
/** The first rows become a little cheaper. */
const CHEAPER_ROWS = 6

/** The next year's draft of one table, half worked on: with changes to compare, and a row lost that somebody misses. */
export async function seedTablesDemo(ctx: CompanyCtx, productId: string, key: string) {
  const table = (await listTablesOf(ctx, productId)).find((one) => one.key === key)
  const newest = table && (await listVersionsOf(ctx, [table.id])).at(-1)
  if (!newest) return
  const held = await holdVersion(ctx, newest.id)
  const draft = await openCopy(ctx, held, null)
  const rows = (await readChunks(ctx, draft.chunks)).flatMap((chunk) =>
    chunk.ids.map((id, at) => ({ id, cells: chunk.rows[at] ?? [] })),
  )
  const value = held.table.columns.findIndex(({ role }) => role === 'factor' || role === 'amount')
  const changes: RowChange[] = rows.slice(0, CHEAPER_ROWS).map(({ cells, id }) => ({
    kind: 'set',
    row: id,
    at: value,
    cell: (Number(cells[value]) * 0.95).toFixed(3),
  }))
  const lost = rows[Math.floor(rows.length / 2)]
  if (lost) changes.push({ kind: 'delete', rows: [lost.id] })
  const saved = await saveChanges(ctx, { table: held.table, version: draft }, changes, null)
  await changeVersion(ctx, draft.id, saved.revision, { effectiveFrom: NEXT_YEAR })
}
