import { FRAME_REFUSALS } from '@coverwright/contract/platform'
import { timingEventsTopic } from '@coverwright/contract/release/timing-events'
import { dueWork, type RunOutcome, nextRun } from '@coverwright/rules/release/timing-events'
import { z } from 'zod'
import { isActiveMember } from '../../company/members'
import { notify } from '../../company/notifications'
import { refuseReadOnly } from '../../design/products'
import { Refused } from '../../kernel'
import { type CompanyCtx, memberJob, type MemberCtx } from '../../platform/operations'
import { goOnline, type RefuseUnready, takeOffline } from '../publishing'
import { mayDoIt } from './refuse-deed'
import { RUN_EVENT, runNext } from './run-next'
import { databaseNow } from '../schedules'
import { insertRuns, lockEvent, type TimingEventRow, type TimingRunRow, updateEventRow } from './store'

/** Its time has come: done in the name of who made it, who is asked again whether they may. */
export const runEvent = (refuseUnready: RefuseUnready) =>
  memberJob({
    task: RUN_EVENT,
    payload: z.object({ id: z.uuid() }),
    may: 'timingEvents.write',
    run: async (ctx, { id }) => {
      const row = await dueEvent(ctx, id)
      if (!row) return
      const { run, skipped } = workOf(ctx, row)
      const told = run ? await act(ctx, row, refuseUnready) : 0
      await goOn(ctx, row, [
        ...skipped.map((due) => runRow(ctx, row, { due, outcome: 'skipped' })),
        ...(run ? [runRow(ctx, row, { ...run, outcome: 'done', told })] : []),
      ])
    },
    // What was refused once is told, and tried again at its next time: the right may be back by then.
    refused: async (ctx, { id }, { code }) => {
      const row = await dueEvent(ctx, id)
      if (!row) return
      const { run, skipped } = workOf(ctx, row)
      await goOn(ctx, row, [
        ...skipped.map((due) => runRow(ctx, row, { due, outcome: 'skipped' })),
        ...(run ? [runRow(ctx, row, { ...run, outcome: 'refused', refusal: code })] : []),
      ])
      if (!run) return
      const told = { kind: 'timingEvents.refused', values: { name: row.name }, href: '/eventManager' } as const
      await notify(ctx, { ...told, memberId: row.memberId })
    },
  })

type Due = TimingEventRow & { nextAt: Date }

/** Held, and due; what was paused, deleted or moved meanwhile is nothing to do any more, however often its job comes. */
async function dueEvent(ctx: CompanyCtx, id: string): Promise<Due | null> {
  const row = await lockEvent(ctx, id)
  if (!row?.isOn || !row.nextAt) return null
  if (row.nextAt > ctx.now()) {
    // The clock of the database, by which jobs become due, may be ahead of ours: what comes too early comes again.
    const left = row.nextAt.getTime() - ctx.now().getTime()
    await runNext(ctx, { id, nextAt: new Date((await databaseNow(ctx)).getTime() + left) })
    return null
  }
  return { ...row, nextAt: row.nextAt }
}

const workOf = (ctx: CompanyCtx, { falls, timeZone, missed, nextAt }: Due) =>
  dueWork({ when: falls, timeZone }, missed, nextAt, ctx.now())

/** Does it, and says how many people were told. */
async function act(ctx: MemberCtx, row: Due, refuseUnready: RefuseUnready): Promise<number> {
  const { does, productId } = row
  if (!mayDoIt(ctx, does)) throw new Refused(FRAME_REFUSALS.noPermission)
  if (does.kind === 'notify') return tell(ctx, row, does)
  if (productId) await refuseReadOnly(ctx, productId)
  if (does.kind === 'offline') await takeOffline(ctx, does)
  else await goOnline(ctx, does, refuseUnready)
  return 0
}

/** Who has left the company since is not told. */
async function tell(ctx: MemberCtx, { name }: Due, { memberIds, message }: { memberIds: string[]; message: string }) {
  let told = 0
  for (const memberId of memberIds) {
    if (!(await isActiveMember(ctx, memberId))) continue
    const values = { name, message }
    await notify(ctx, { kind: 'timingEvents.reminder', values, href: '/eventManager', memberId })
    told++
  }
  return told
}

type Ran = { due: Date; outcome: RunOutcome; isLate?: boolean; refusal?: string; told?: number }

const runRow = (
  ctx: CompanyCtx,
  { id: eventId }: Due,
  { due, outcome, isLate = false, refusal, told = 0 }: Ran,
): TimingRunRow => ({
  ...{ companyId: ctx.company, eventId, due, ranAt: ctx.now(), outcome, isLate, refusal: refusal ?? null, told },
})

/** Writes down what became of it, and waits for its next time. */
async function goOn(ctx: CompanyCtx, row: Due, runs: readonly TimingRunRow[]) {
  await insertRuns(ctx, runs)
  const nextAt = nextRun({ when: row.falls, timeZone: row.timeZone }, ctx.now())
  await updateEventRow(ctx, row.id, { nextAt })
  await runNext(ctx, { id: row.id, nextAt })
  const last = runs[runs.length - 1]
  const { id: timingEventId, name, productId } = row
  const about = {
    ...{ timingEventId, name, does: row.does.kind, due: last?.due ?? row.nextAt },
    ...(productId ? { productId } : {}),
    ...(last?.refusal ? { code: last.refusal } : {}),
  }
  const outcome = last?.outcome ?? 'skipped'
  if (outcome === 'done') await ctx.record('timingEvents.ran', about)
  if (outcome === 'refused') await ctx.record('timingEvents.refused', about)
  if (outcome === 'skipped') await ctx.record('timingEvents.skipped', about)
  await ctx.notify(timingEventsTopic)
}
