import type { scheduleOperations } from '@coverwright/contract/release/schedules'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { presentSchedule } from './present'
import { listScheduleRows } from './store'

export async function listSchedules(ctx: MemberCtx, wanted: TakesOf<typeof scheduleOperations.list>) {
  const { rows, total } = await listScheduleRows(ctx, wanted)
  return { rows: rows.map((row) => presentSchedule(ctx, row)), total }
}
