import { tablesTopic } from '@coverwright/contract/rating/tables'
import { holdFile } from '../../company/media'
import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { activationIsSettled } from './ask-activation'
import { holdVersion } from './load-version'
import { named } from './named'
import { removeVersion } from './store'

/** Throws a draft away; what was ever in force stays. */
export async function dropDraft(ctx: CompanyCtx, versionId: string) {
  const { table, version } = await holdVersion(ctx, versionId)
  if (version.state !== 'draft') throw new Refused('tables.versionFrozen')
  await removeVersion(ctx, versionId)
  await holdFile(ctx, { place: 'rateTable', of: versionId }, null)
  await ctx.record('tables.versionDiscarded', { ...named(table), number: version.number })
  await activationIsSettled(ctx, { table, version })
  await ctx.notify(tablesTopic)
}
