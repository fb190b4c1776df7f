import { timingEventOperations as operations, type TimingEventView } from '@coverwright/contract/release/timing-events'
import { timingState } from '@coverwright/rules/release/timing-events'
import { Refused } from '../../kernel'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { mayDoIt } from './refuse-deed'
import { findEvent, type NamedEvent, type TimingRunRow } from './store'

export function presentEvent(ctx: MemberCtx, row: NamedEvent): TimingEventView {
  const state = timingState(row.isOn, row.nextAt)
  const { update, pause, resume, delete: remove } = operations
  const isOpen = state !== 'ended' && mayDoIt(ctx, row.does)
  return {
    id: row.id,
    name: row.name,
    timeZone: row.timeZone,
    when: row.falls as TimingEventView['when'],
    does: row.does,
    missed: row.missed,
    state,
    nextAt: row.isOn ? (row.nextAt?.toISOString() ?? null) : null,
    lastRun: row.last && presentRun(row.last),
    by: row.by,
    product: productOf(row),
    revision: row.revision,
    may: mayDo(ctx.member, {
      edit: isOpen && update,
      pause: isOpen && state === 'on' && pause,
      resume: isOpen && state === 'off' && resume,
      delete: isOpen && row.last === null && remove,
    }),
  }
}

export function productOf({ productId, productName, slug }: Pick<NamedEvent, 'productId' | 'productName' | 'slug'>) {
  return productId ? { id: productId, name: productName ?? '', slug: slug ?? '' } : null
}

export const presentRun = ({ due, ranAt, outcome, isLate, refusal, told }: TimingRunRow) => ({
  ...{ due: due.toISOString(), ranAt: ranAt.toISOString(), outcome, isLate, refusal, told },
})

export async function presentById(ctx: MemberCtx, id: string): Promise<TimingEventView> {
  const row = await findEvent(ctx, id)
  if (!row) throw new Refused('timingEvents.notFound')
  return presentEvent(ctx, row)
}
