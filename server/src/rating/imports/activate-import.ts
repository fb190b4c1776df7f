import { importsTopic, type importOperations, type ImportView } from '@coverwright/contract/rating/imports'
import type { TakesOf } from '@coverwright/contract/platform'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { activateVersion, findVersion } from '../tables'
import { loadImport } from './load-import'
import { presentImport } from './present'

/** Everything that came from one file is in force from one day on, all of it or nothing: rates that belong together stay so. */
export async function activateImport(
  ctx: MemberCtx,
  { id, effectiveFrom, isAcknowledged }: TakesOf<typeof importOperations.activate>,
): Promise<ImportView> {
  const row = await loadImport(ctx, id)
  let count = 0
  for (const { versionId, tableName } of row.results) {
    const version = await findVersion(ctx, versionId)
    if (version?.state !== 'draft') continue
    const wish = { versionId, baseRevision: version.revision, effectiveFrom, effectiveTo: null, makesRoom: true }
    await activateVersion(ctx, { ...wish, isAcknowledged }).catch((error: unknown) => {
      const values = { table: tableName }
      if (error instanceof Refused && error.code === 'tables.findingsOpen')
        throw new Refused('imports.faultsOpen', { values })
      if (error instanceof Refused && error.code === 'tables.rowsUnreachable')
        throw new Refused('imports.rowsUnreachable', { values })
      throw error
    })
    count++
  }
  if (count === 0) throw new Refused('imports.nothingToActivate')
  await ctx.record('imports.activated', { importId: id, tables: count, effectiveFrom })
  await ctx.notify(importsTopic)
  return presentImport(row, ctx.member.permissions)
}
