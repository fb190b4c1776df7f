import type { scheduleOperations } from '@coverwright/contract/release/schedules'
import type { TakesOf } from '@coverwright/contract/platform'
import { scheduleRefusal } from '@coverwright/rules/release/schedules'
import { refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { holdSchedule } from './hold-schedule'
import { presentById } from './present'
import { RUN_TASK } from './run-task'
import { updateScheduleRow } from './store'
import { tellShell } from './tell-shell'

type Asked = TakesOf<typeof scheduleOperations.update>

/** Who moves it answers for it from now on: it runs in their name. */
export async function updateSchedule(ctx: MemberCtx, { scheduleId, at, timeZone }: Asked) {
  const { kind, shellId, productId } = await holdSchedule(ctx, scheduleId)
  const runsAt = new Date(at)
  refuseIf(scheduleRefusal(kind, runsAt, ctx.now()))
  await updateScheduleRow(ctx, scheduleId, { runsAt, memberId: ctx.member.id, ...(timeZone ? { timeZone } : {}) })
  await ctx.enqueue(RUN_TASK, { scheduleId }, { runAt: runsAt, key: `schedule:${scheduleId}` })
  await ctx.record('schedules.changed', { productId, scheduleId, runsAt })
  await tellShell(ctx, shellId)
  return presentById(ctx, scheduleId)
}
