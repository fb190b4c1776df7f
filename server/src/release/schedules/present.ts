import { scheduleOperations, type ScheduleView } from '@coverwright/contract/release/schedules'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { Refused } from '../../kernel'
import { findNamed, type NamedSchedule } from './store'

export function presentSchedule(ctx: MemberCtx, row: NamedSchedule): ScheduleView {
  const waits = row.state === 'waiting'
  return {
    id: row.id,
    productId: row.productId,
    productName: row.productName,
    kind: row.kind,
    slug: row.slug,
    number: row.number,
    at: row.runsAt.toISOString(),
    timeZone: row.timeZone,
    state: row.state,
    by: row.by,
    ranAt: row.ranAt?.toISOString() ?? null,
    refusal: row.refusal,
    may: mayDo(ctx.member, { change: waits && scheduleOperations.update, cancel: waits && scheduleOperations.cancel }),
  }
}

export async function presentById(ctx: MemberCtx, id: string): Promise<ScheduleView> {
  const row = await findNamed(ctx, id)
  if (!row) throw new Refused('schedules.notFound')
  return presentSchedule(ctx, row)
}
