import { tablesTopic } from '@coverwright/contract/rating/tables'
import { daysRefusal } from '@coverwright/rules/rating/tables'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { getTable } from './get-table'
import { holdVersion } from './load-version'
import { named } from './named'
import { changeVersion } from './store'
import { type Wish, clearDays } from './activate-version'

export async function setDates(ctx: MemberCtx, wish: Wish) {
  refuseIf(daysRefusal(wish))
  const held = await holdVersion(ctx, wish.versionId, wish.baseRevision)
  const { table, version } = held
  if (version.state === 'inactive') throw new Refused('tables.versionNotActive')
  const { effectiveFrom, effectiveTo } = wish
  const days = version.state === 'active' ? await clearDays(ctx, held, wish) : { effectiveFrom, effectiveTo }
  await changeVersion(ctx, version.id, version.revision, days)
  await ctx.record('tables.datesSet', { ...named(table), number: version.number, ...days })
  await ctx.notify(tablesTopic)
  return getTable(ctx, { id: table.id })
}
