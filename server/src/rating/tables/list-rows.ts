import type { ChunkRef } from '@coverwright/rules/design/parts'
import type { RowView } from '@coverwright/contract/rating/tables'
import { findInRow, type Search } from '@coverwright/rules/rating/tables'
import type { MemberCtx } from '../../platform/operations'
import type { Chunk } from './chunk-text'
import { readChunks } from './chunks'
import { loadVersion } from './load-version'

type Window = { versionId: string; offset: number; limit: number }

export async function listRows(ctx: MemberCtx, { versionId, offset, limit }: Window) {
  const { version } = await loadVersion(ctx, versionId)
  const { before, refs } = chunksAround(version.chunks, offset, limit)
  const rows = (await readChunks(ctx, refs)).flatMap(rowsOf).slice(offset - before, offset - before + limit)
  return { rows, total: version.rowCount, revision: version.revision }
}

/** Only the chunks that the window lies in are read. */
function chunksAround(chunks: readonly ChunkRef[], offset: number, limit: number) {
  let at = 0
  let before = 0
  const refs: ChunkRef[] = []
  for (const chunk of chunks) {
    if (at + chunk.count <= offset) before = at + chunk.count
    else if (at < offset + limit) refs.push(chunk)
    at += chunk.count
  }
  return { before, refs }
}

export const rowsOf = ({ ids, rows }: Chunk): RowView[] =>
  rows.map((cells, at) => ({ id: ids[at] as number, cells: cells as RowView['cells'] }))

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
