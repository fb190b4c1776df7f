import { type HistoryEntry, type HistoryView, versionOperations } from '@coverwright/contract/release/versions'
import type { TakesOf } from '@coverwright/contract/platform'
import { MAX_CHANGES } from '@coverwright/rules/release/versions'
import { listBodies, listChangeRows, openBody } from '../../design/products'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { listTableChanges } from '../../rating/tables'

/** So many are shown at once; who looks for older ones compares versions. */
const MOST_SHOWN = 200
/** And so many sentences of each; all of them are there when it is compared. */
const MOST_SENTENCES = 50

type Asked = TakesOf<typeof versionOperations.getHistory>

export async function getHistory(ctx: MemberCtx, { productId, bodyId }: Asked): Promise<HistoryView> {
  const { bodyId: now } = await openBody(ctx, productId)
  const versions = await listBodies(ctx, productId)
  const changes = await listChangeRows(ctx, productId, MOST_SHOWN + 1, bodyId)
  const designed = changes.slice(0, MOST_SHOWN).map((row): HistoryEntry => ({
    ...{ kind: 'body', id: row.id, by: row.name, what: row.what, number: row.number },
    bodyId: row.bodyId,
    ...{ startedAt: row.startedAt.toISOString(), savedAt: row.savedAt.toISOString() },
    differences: row.differences.slice(0, MOST_SENTENCES),
    more: Math.max(0, row.differenceCount - MOST_SENTENCES),
  }))
  const rated = (await listTableChanges(ctx, productId)).map(({ startedAt, savedAt, ...change }): HistoryEntry => ({
    ...{ kind: 'table', ...change, startedAt: startedAt.toISOString(), savedAt: savedAt.toISOString() },
  }))
  const entries = [...designed, ...rated].sort((one, other) => Date.parse(other.startedAt) - Date.parse(one.startedAt))
  return {
    entries,
    now,
    versions: versions.map(({ updatedAt, ...version }) => ({ ...version, updatedAt: updatedAt.toISOString() })),
    isCut: changes.length > MOST_SHOWN || changes.length >= MAX_CHANGES,
    may: mayDo(ctx.member, { goBack: versionOperations.goBack, export: versionOperations.exportProduct }),
  }
}
