import { changeRefusal } from '@coverwright/rules/release/schedules'
import { Refused, refuseIf } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { lockSchedule, type ScheduleRow } from './store'

/** One that still waits, held for a change. */
export async function holdSchedule(ctx: CompanyCtx, id: string): Promise<ScheduleRow> {
  const row = await lockSchedule(ctx, id)
  if (!row) throw new Refused('schedules.notFound')
  refuseIf(changeRefusal(row.state))
  return row
}
