import type { MemberCtx } from '../../platform/operations'
import { holdSchedule } from './hold-schedule'
import { presentById } from './present'
import { updateScheduleRow } from './store'
import { tellShell } from './tell-shell'

export async function cancelSchedule(ctx: MemberCtx, { scheduleId }: { scheduleId: string }) {
  const { productId, shellId } = await holdSchedule(ctx, scheduleId)
  await updateScheduleRow(ctx, scheduleId, { state: 'cancelled' })
  await ctx.record('schedules.cancelled', { productId, scheduleId })
  await tellShell(ctx, shellId)
  return presentById(ctx, scheduleId)
}
