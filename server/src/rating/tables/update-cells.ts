import type { ChunkRef } from '@coverwright/rules/design/parts'
import { type RowChange, type SavedCells, tablesTopic } from '@coverwright/contract/rating/tables'
import { MAX_TABLE_ROWS } from '@coverwright/rules/rating/tables'
import { Refused } from '../../kernel'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import type { Chunk } from './chunk-text'
import { countRows, readChunks, versionHash, writeChunks } from './chunks'
import { EditedChunks } from './edited-chunks'
import { insertEdits } from './edit-store'
import { holdVersion, type LoadedVersion } from './load-version'
import { named } from './named'
import { changeTable, changeVersion } from './store'

type Batch = { versionId: string; baseRevision: number; changes: readonly RowChange[] }

/** All of it or nothing: the first refusal of any cell leaves the draft as it was. */
export async function updateCells(ctx: MemberCtx, { versionId, baseRevision, changes }: Batch): Promise<SavedCells> {
  return saveChanges(ctx, await holdVersion(ctx, versionId, baseRevision), changes, ctx.member.id)
}

/** The same for whoever holds the version already. */
export async function saveChanges(
  ctx: CompanyCtx,
  { table, version }: LoadedVersion,
  changes: readonly RowChange[],
  madeBy: string | null,
): Promise<SavedCells> {
  if (version.state !== 'draft') throw new Refused('tables.versionFrozen')
  const edited = new EditedChunks(table.columns, version.chunks, await readChunks(ctx, version.chunks), table.nextRow)
  for (const change of changes) edited.apply(change)
  const { edits, refusals, rowIds } = edited
  const { id: versionId, number, revision } = version
  if (refusals.length > 0) {
    const { hash, rowCount } = version
    return { revision, hash, rowCount, rowIds: [], refusals }
  }

  const chunks = await writeEdited(ctx, edited.finish())
  const rowCount = countRows(chunks)
  if (rowCount > MAX_TABLE_ROWS) throw new Refused('tables.tooManyRows', { values: { limit: MAX_TABLE_ROWS } })
  const hash = versionHash(table.columns, chunks)
  await changeVersion(ctx, versionId, revision, { chunks, rowCount, hash })
  await changeTable(ctx, table.id, { nextRow: edited.next })
  await insertEdits(ctx, { tableId: table.id, versionId, revision: revision + 1, madeBy }, edits)
  await ctx.record('tables.cellsChanged', { ...named(table), number, changes: edits.length })
  await ctx.notify(tablesTopic)
  return { revision: revision + 1, hash, rowCount, rowIds, refusals: [] }
}

async function writeEdited(ctx: CompanyCtx, parts: readonly (ChunkRef | Chunk)[]): Promise<ChunkRef[]> {
  const isChunk = (part: ChunkRef | Chunk): part is Chunk => 'ids' in part
  const written = await writeChunks(ctx, parts.filter(isChunk))
  let next = 0
  return parts.map((part) => (isChunk(part) ? (written[next++] as ChunkRef) : part))
}
