import { inflateRawSync } from 'node:zlib'
import type { importOperations, SheetRowsView } from '@coverwright/contract/rating/imports'
import type { TakesOf } from '@coverwright/contract/platform'
import { type Merge, ROWS_PER_CHUNK } from '@coverwright/rules/rating/imports'
import type { MemberCtx } from '../../platform/operations'
import { loadImport } from './load-import'
import { MERGES_CHUNK } from './sheet-work'
import { findChunks } from './store'

const unpack = <Content>(bytes: Buffer): Content => JSON.parse(inflateRawSync(bytes).toString('utf8')) as Content

/** A window of a sheet as it stands in the file, and the merged cells that reach into it. */
export async function listSheetRows(
  ctx: MemberCtx,
  { id, sheet, from, count }: TakesOf<typeof importOperations.listRows>,
): Promise<SheetRowsView> {
  await loadImport(ctx, id)
  const last = from + count - 1
  const chunks = await findChunks(ctx, {
    importId: id,
    sheet,
    from: Math.floor(from / ROWS_PER_CHUNK),
    to: Math.floor(last / ROWS_PER_CHUNK),
  })
  const [merged] = await findChunks(ctx, { importId: id, sheet, from: MERGES_CHUNK, to: MERGES_CHUNK })
  const rows = chunks
    .flatMap((chunk) => unpack<SheetRowsView['rows']>(chunk.rows))
    .filter(({ at }) => at >= from && at <= last)
  const merges = merged ? unpack<Merge[]>(merged.rows).filter(({ top, bottom }) => bottom >= from && top <= last) : []
  return { rows, merges }
}
