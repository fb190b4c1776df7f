import { canaryOperations, type CanaryView } from '@coverwright/contract/release/canaries'
import { canaryLife, type CanaryState, type SideFigures, watchLimits } from '@coverwright/rules/release/canaries'
import { type CompanyCtx, mayDo } from '../../platform/operations'
import { namesOfMembers, permissionsOf, type ShellRow } from '../publishing'
import { countSides } from './count-sides'
import type { CanaryRow } from './store'

/** Whatever was mounted for everybody, or taken offline, has ended it: its shell knows nothing of it any more. */
export const stateOf = ({ id, state }: CanaryRow, shell: ShellRow | null): CanaryState =>
  state === 'running' && shell?.canaryId !== id ? 'replaced' : state

export async function presentCanary(ctx: CompanyCtx, row: CanaryRow, shell: ShellRow | null): Promise<CanaryView> {
  const state = stateOf(row, shell)
  const figures = await countSides(ctx, row)
  const names = await namesOfMembers(ctx, [row.startedBy, row.endedBy])
  const side = (number: number, hash: string, counted: SideFigures) => {
    const { pricedMinor, ...counts } = counted
    const price = counted.priced > 0 ? Math.round(pricedMinor / counted.priced) : null
    return { number, hash, ...counts, price: price === null ? null : { minor: price, currency: row.currency } }
  }
  return {
    id: row.id,
    shellId: row.shellId,
    state,
    share: row.share,
    startedAt: row.startedAt.toISOString(),
    startedBy: names.get(row.startedBy ?? '') ?? '',
    endedAt: row.endedAt?.toISOString() ?? null,
    endedBy: names.get(row.endedBy ?? '') ?? '',
    countedAt: (row.endedAt ?? ctx.now()).toISOString(),
    fresh: side(row.number, row.releaseHash, figures.fresh),
    standing: side(row.standingNumber, row.standingHash, figures.standing),
    watched: watchLimits(row.limits, figures.fresh, figures.standing),
    broke: row.broke,
    may: mayDo(
      { permissions: permissionsOf(ctx) },
      { change: canaryOperations.change, promote: canaryOperations.promote, end: canaryOperations.end },
      { life: canaryLife, state },
    ),
  }
}
