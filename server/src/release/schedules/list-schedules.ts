import type { scheduleOperations } from '@coverwright/contract/release/schedules'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { presentSchedule } from './present'
import { listBetween, listScheduleRows } from './store'

export async function listSchedules(ctx: MemberCtx, wanted: TakesOf<typeof scheduleOperations.list>) {
  const { rows, total } = await listScheduleRows(ctx, wanted)
  return { rows: rows.map((row) => presentSchedule(ctx, row)), total }
}

/** For the calendar: what waits between two moments or was done there; what was called off is not in it. */
export async function listSchedulesBetween(ctx: MemberCtx, from: Date, to: Date) {
  return (await listBetween(ctx, from, to)).map((row) => presentSchedule(ctx, row))
}
