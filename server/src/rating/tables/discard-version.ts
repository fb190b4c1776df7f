import { tablesTopic } from '@coverwright/contract/rating/tables'
import { Refused } from '../../kernel'
import { holdFile } from '../../company/media'
import type { MemberCtx } from '../../platform/operations'
import { holdVersion } from './load-version'
import { named } from './named'
import { removeVersion } from './store'

export async function discardVersion(ctx: MemberCtx, { versionId }: { versionId: string }) {
  const { table, version } = await holdVersion(ctx, versionId)
  if (version.state !== 'draft') throw new Refused('tables.versionFrozen')
  await removeVersion(ctx, versionId)
  await holdFile(ctx, { place: 'rateTable', of: versionId }, null)
  await ctx.record('tables.versionDiscarded', { ...named(table), number: version.number })
  await ctx.notify(tablesTopic)
  return { versionId }
}
