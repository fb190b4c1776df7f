import { memberJob } from '../../platform/operations'
import { z } from 'zod'
import { Refused } from '../../kernel'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { refuseReadOnly } from '../../design/products'
import { holdShell, loadRelease, mountOn, refuseLive, type RefuseUnready, takeOffline } from '../publishing'
import { databaseNow, lockSchedule, type ScheduleRow, updateScheduleRow } from './store'
import { tellShell } from './tell-shell'

export const RUN_TASK = 'schedules.run'
const payload = z.object({ scheduleId: z.uuid() })

/** Its time has come: done in the name of who scheduled it, who is asked again whether they may. */
export const runTask = (refuseUnready: RefuseUnready) =>
  memberJob({
    task: RUN_TASK,
    payload,
    may: 'publishing.release',
    run: async (ctx, { scheduleId }) => {
      const row = await waiting(ctx, scheduleId)
      if (!row) return
      if (row.runsAt > ctx.now()) return waitOn(ctx, row)
      await refuseReadOnly(ctx, row.productId)
      await act(ctx, row, refuseUnready)
      await finish(ctx, row, { state: 'done' })
    },
    refused: async (ctx, { scheduleId }, { code }) => {
      const row = await waiting(ctx, scheduleId)
      if (row) await finish(ctx, row, { state: 'refused', refusal: code })
    },
  })

/** What was called off meanwhile is nothing to do any more, however often its job comes. */
async function waiting(ctx: CompanyCtx, id: string): Promise<ScheduleRow | null> {
  const row = await lockSchedule(ctx, id)
  return row?.state === 'waiting' ? row : null
}

/** The clock of the database, by which jobs become due, may be ahead of ours: what comes too early comes again. */
async function waitOn(ctx: MemberCtx, { id: scheduleId, runsAt }: ScheduleRow) {
  const left = runsAt.getTime() - ctx.now().getTime()
  const runAt = new Date((await databaseNow(ctx)).getTime() + left)
  await ctx.enqueue(RUN_TASK, { scheduleId }, { runAt, key: `schedule:${scheduleId}` })
}

async function act(ctx: MemberCtx, row: ScheduleRow, refuseUnready: RefuseUnready) {
  const { kind, shellId, productId, releaseHash, slug } = row
  if (kind === 'offline') return takeOffline(ctx, { shellId })
  await refuseLive(ctx, slug)
  await refuseUnready(ctx, productId)
  const shell = await holdShell(ctx, shellId)
  if (releaseHash === null) throw new Refused('publishing.noRelease')
  const release = await loadRelease(ctx, productId, releaseHash)
  return mountOn(ctx, shell, release, kind === 'replace' ? 'swap' : 'publish')
}

async function finish(ctx: CompanyCtx, { id, productId, kind, shellId }: ScheduleRow, end: Partial<ScheduleRow>) {
  await updateScheduleRow(ctx, id, { ...end, ranAt: ctx.now() })
  const about = { productId, scheduleId: id, kind, ...(end.refusal ? { code: end.refusal } : {}) }
  await ctx.record(end.state === 'done' ? 'schedules.ran' : 'schedules.refused', about)
  await tellShell(ctx, shellId)
}
