import { tablesTopic } from '@coverwright/contract/rating/tables'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { getTable } from './get-table'
import { holdVersion } from './load-version'
import { named } from './named'
import { changeVersion } from './store'

export async function deactivateVersion(ctx: MemberCtx, wish: { versionId: string; baseRevision: number }) {
  const { table, version } = await holdVersion(ctx, wish.versionId, wish.baseRevision)
  if (version.state !== 'active') throw new Refused('tables.versionNotActive')
  await changeVersion(ctx, version.id, version.revision, { state: 'inactive' })
  await ctx.record('tables.versionDeactivated', { ...named(table), number: version.number })
  await ctx.notify(tablesTopic)
  return getTable(ctx, { id: table.id })
}
