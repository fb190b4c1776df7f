import { tablesTopic } from '@coverwright/contract/rating/tables'
import { countHard, daysRefusal, type Days, makeRoom, overlapping } from '@coverwright/rules/rating/tables'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { activationIsSettled } from './ask-activation'
import { checkRows } from './check-version'
import { getTable } from './get-table'
import { holdVersion, type LoadedVersion } from './load-version'
import { named } from './named'
import { refuseOwnWork } from './second-person'
import { changeVersion, listVersionsOf } from './store'

export type Wish = Days & { versionId: string; baseRevision: number; makesRoom: boolean }

/** Puts it in force: its rows are sound, its findings were seen, and no other version holds on any of its days. */
export async function activateVersion(ctx: MemberCtx, { isAcknowledged, ...wish }: Wish & { isAcknowledged: boolean }) {
  refuseIf(daysRefusal(wish))
  const held = await holdVersion(ctx, wish.versionId, wish.baseRevision)
  if (held.version.state === 'active') throw new Refused('tables.versionActive')
  await refuseOwnWork(ctx, held.version)
  await refuseFaults(ctx, held, isAcknowledged)
  const days = await clearDays(ctx, held, wish)
  await changeVersion(ctx, held.version.id, held.version.revision, {
    state: 'active',
    ...days,
    activatedAt: held.version.activatedAt ?? ctx.now(),
  })
  const { table, version } = held
  await ctx.record('tables.versionActivated', { ...named(table), number: version.number, ...days, hash: version.hash })
  await activationIsSettled(ctx, held)
  await ctx.notify(tablesTopic)
  return getTable(ctx, { id: table.id })
}

async function refuseFaults(ctx: MemberCtx, held: LoadedVersion, isAcknowledged: boolean) {
  if (held.version.rowCount === 0) throw new Refused('tables.noRows')
  const { broken, findings } = await checkRows(ctx, held)
  const first = broken[0]
  if (first) throw new Refused('tables.broken', { values: { count: broken.length, row: (first.row ?? 0) + 1 } })
  if (isAcknowledged) return
  const { unclear, unreachable } = countHard(findings)
  if (unclear > 0) throw new Refused('tables.findingsOpen', { values: { count: unclear } })
  if (unreachable > 0) throw new Refused('tables.rowsUnreachable', { values: { count: unreachable } })
}

/** The days that the version really gets, once the others have made room for it. */
export async function clearDays(ctx: MemberCtx, { table, version }: LoadedVersion, wish: Wish): Promise<Days> {
  const others = await listVersionsOf(ctx, [table.id])
  const active = others.filter(({ id, state }) => state === 'active' && id !== version.id)
  const { effectiveFrom, effectiveTo, makesRoom } = wish
  const shared = overlapping(active, { effectiveFrom, effectiveTo })
  if (shared.length > 0 && !makesRoom)
    throw new Refused('tables.daysShared', { values: { numbers: shared.map(({ number }) => number).join(', ') } })
  const { days, shortened } = makeRoom(active, { effectiveFrom, effectiveTo })
  for (const other of shortened) {
    const revision = active.find(({ id }) => id === other.id)?.revision ?? 0
    const change = other.effectiveTo === null ? { state: 'inactive' as const } : { effectiveTo: other.effectiveTo }
    await changeVersion(ctx, other.id, revision, change)
    await ctx.record('tables.madeRoom', { ...named(table), number: other.number, effectiveTo: other.effectiveTo })
  }
  return days
}
