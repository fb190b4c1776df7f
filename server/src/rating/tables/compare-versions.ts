import type { ChunkRef } from '@coverwright/rules/design/parts'
import type { ComparisonView } from '@coverwright/contract/rating/tables'
import { isSameStructure } from '@coverwright/rules/rating/tables'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { readOrderedTexts } from './chunks'
import { loadVersion } from './load-version'
import { runTableTask } from './run-table-task'

/** Chunks that both have hold the same rows and are not read: what is left is compared, in its place of the whole. */
export async function compareVersions(
  ctx: MemberCtx,
  { beforeId, afterId }: { beforeId: string; afterId: string },
): Promise<ComparisonView> {
  const before = await loadVersion(ctx, beforeId)
  const after = await loadVersion(ctx, afterId)
  if (before.table.id !== after.table.id || !isSameStructure(before.table.columns, after.table.columns))
    throw new Refused('tables.notComparable')
  const shared = sharedHashes(before.version.chunks, after.version.chunks)
  const [left, right] = [own(before.version.chunks, shared), own(after.version.chunks, shared)]
  const columns = after.table.columns
  const task = {
    kind: 'compare' as const,
    columns,
    before: await readOrderedTexts(ctx, left),
    after: await readOrderedTexts(ctx, right),
  }
  const compared = await runTableTask(task, sumOf(left) + sumOf(right))
  const [placeBefore, placeAfter] = [placer(before.version.chunks, shared), placer(after.version.chunks, shared)]
  const sharedCount = after.version.chunks.reduce((sum, { count, hash }) => sum + (shared.has(hash) ? count : 0), 0)
  return {
    counts: { ...compared.counts, same: compared.counts.same + sharedCount },
    added: compared.added.map((found) => ({ ...found, at: placeAfter(found.at) })),
    gone: compared.gone.map((found) => ({ ...found, at: placeBefore(found.at) })),
    changed: compared.changed.map((found) => ({ ...found, at: placeAfter(found.at) })),
  }
}

/** Where the n-th row of the chunks that are not shared stands among all rows. */
function placer(chunks: readonly ChunkRef[], shared: ReadonlySet<string>): (at: number) => number {
  const spans: { until: number; shift: number }[] = []
  let own = 0
  let all = 0
  for (const { count, hash } of chunks) {
    if (!shared.has(hash)) {
      spans.push({ until: own + count, shift: all - own })
      own += count
    }
    all += count
  }
  return (at) => at + (spans.find(({ until }) => at < until)?.shift ?? 0)
}

const own = (chunks: readonly ChunkRef[], shared: ReadonlySet<string>) => chunks.filter(({ hash }) => !shared.has(hash))
const sumOf = (chunks: readonly ChunkRef[]) => chunks.reduce((sum, { count }) => sum + count, 0)

function sharedHashes(before: readonly ChunkRef[], after: readonly ChunkRef[]): ReadonlySet<string> {
  const hashes = new Set(before.map(({ hash }) => hash))
  return new Set(after.map(({ hash }) => hash).filter((hash) => hashes.has(hash)))
}
