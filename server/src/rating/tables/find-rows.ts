import type { RowView } from '@coverwright/contract/rating/tables'
import { findInRow, type Search } from '@coverwright/rules/rating/tables'
import type { MemberCtx } from '../../platform/operations'
import { readChunks } from './chunks'
import { loadVersion } from './load-version'

const MOST_FOUND = 500

export async function findRows(ctx: MemberCtx, { versionId, ...search }: Search & { versionId: string }) {
  const { table, version } = await loadVersion(ctx, versionId)
  const found: { at: number; row: RowView; columns: string[] }[] = []
  let total = 0
  let at = 0
  for (const chunk of await readChunks(ctx, version.chunks))
    for (const [index, cells] of chunk.rows.entries()) {
      const places = findInRow(table.columns, cells, search)
      if (places.length > 0 && ++total <= MOST_FOUND)
        found.push({
          at,
          row: { id: chunk.ids[index] as number, cells: cells as RowView['cells'] },
          columns: places.map((place) => table.columns[place]?.id ?? ''),
        })
      at++
    }
  return { total, found }
}
