import type { ChunkRef } from '@coverwright/rules/design/parts'
import type { RowView } from '@coverwright/contract/rating/tables'
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

const rowsOf = ({ ids, rows }: Chunk): RowView[] =>
  rows.map((cells, at) => ({ id: ids[at] as number, cells: cells as RowView['cells'] }))
