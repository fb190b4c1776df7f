import type { ChangesSince } from '@coverwright/contract/rating/tables'
import type { MemberCtx } from '../../platform/operations'
import { readChunks } from './chunks'
import { rowsTouchedSince } from './edit-store'
import { loadVersion } from './load-version'

/** More is read faster as a whole. */
const MOST_ROWS = 5_000

/** For somebody who has the rows of a revision: what has to be done to them to have those of now. */
export async function listChanges(
  ctx: MemberCtx,
  { versionId, since }: { versionId: string; since: number },
): Promise<ChangesSince> {
  const { version } = await loadVersion(ctx, versionId)
  const { revision } = version
  const touched = await rowsTouchedSince(ctx, versionId, since, MOST_ROWS)
  if (!touched) return { revision, isWhole: true, gone: [], rows: [] }
  const gone = new Set(touched)
  const rows: ChangesSince['rows'] = []
  let after: number | null = null
  for (const chunk of gone.size > 0 ? await readChunks(ctx, version.chunks) : [])
    for (const [at, id] of chunk.ids.entries()) {
      if (gone.delete(id)) rows.push({ id, after, cells: [...(chunk.rows[at] ?? [])] as never })
      after = id
    }
  return { revision, isWhole: false, gone: [...gone], rows }
}
