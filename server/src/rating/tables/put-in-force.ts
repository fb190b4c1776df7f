import type { CompanyCtx } from '../../platform/operations'
import { holdVersion } from './load-version'
import { named } from './named'
import { changeVersion } from './store'

/** For what the house itself brings along, such as the demo: rows that were made right need no second look. */
export async function putInForce(ctx: CompanyCtx, versionId: string) {
  const { table, version } = await holdVersion(ctx, versionId)
  await changeVersion(ctx, version.id, version.revision, { state: 'active', activatedAt: ctx.now() })
  await ctx.record('tables.versionActivated', { ...named(table), number: version.number, hash: version.hash })
}
