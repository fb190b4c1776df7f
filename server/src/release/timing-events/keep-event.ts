import type { TakesOf } from '@coverwright/contract/platform'
import { type timingEventOperations, timingEventsTopic } from '@coverwright/contract/release/timing-events'
import {
  endedRefusal,
  movedWhen,
  moveRefusal,
  nextRun,
  timingRefusal,
  timingState,
  type When,
} from '@coverwright/rules/release/timing-events'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { presentById } from './present'
import { refuseDeed } from './refuse-deed'
import { runNext } from './run-next'
import { deleteEventRow, hasRuns, insertEvent, lockEvent, type TimingEventRow, updateEventRow } from './store'

type Draft = Omit<Takes<'create'>, 'when'> & { when: When }
type Takes<Name extends keyof typeof timingEventOperations> = TakesOf<(typeof timingEventOperations)[Name]>

export async function createEvent(ctx: MemberCtx, draft: Takes<'create'>) {
  const id = ctx.newId()
  const drafted = await checked(ctx, draft)
  const row = { ...drafted, companyId: ctx.company, id, isOn: true, revision: 1, version: 1 }
  await insertEvent(ctx, row)
  await runNext(ctx, row)
  await ctx.record('timingEvents.created', about(row))
  return told(ctx, row)
}

export async function updateEvent(ctx: MemberCtx, { id, baseRevision, ...draft }: Takes<'update'>) {
  const row = await holdEvent(ctx, id, baseRevision)
  const changed = await change(ctx, row, await checked(ctx, draft))
  await ctx.record('timingEvents.changed', about(changed))
  return told(ctx, changed)
}

/** The run that is meant is named by its moment: one that has run meanwhile is not moved. */
export async function moveEvent(ctx: MemberCtx, { id, baseRevision, ...asked }: Takes<'move'>) {
  const row = await holdEvent(ctx, id, baseRevision)
  const [from, to] = [new Date(asked.from), new Date(asked.to)]
  refuseIf(moveRefusal(from, to, ctx.now()))
  const { name, timeZone, does, missed } = row
  const when = movedWhen({ when: row.falls, timeZone }, from, to)
  const changed = await change(ctx, row, await checked(ctx, { name, timeZone, when, does, missed }))
  await ctx.record('timingEvents.moved', about(changed))
  return told(ctx, changed)
}

export async function pauseEvent(ctx: MemberCtx, { id }: { id: string }) {
  const row = await holdEvent(ctx, id)
  if (!row.isOn) throw new Refused('timingEvents.wrongState')
  await updateEventRow(ctx, id, { isOn: false, revision: row.revision + 1, updatedAt: ctx.now() })
  await ctx.record('timingEvents.paused', about(row))
  return told(ctx, row)
}

/** What it missed meanwhile was meant to be missed. */
export async function resumeEvent(ctx: MemberCtx, { id }: { id: string }) {
  const row = await holdEvent(ctx, id)
  if (row.isOn) throw new Refused('timingEvents.wrongState')
  const timing = { when: row.falls, timeZone: row.timeZone }
  refuseIf(timingRefusal(timing, ctx.now()))
  const changed = await change(ctx, row, { isOn: true, nextAt: nextRun(timing, ctx.now()) })
  await ctx.record('timingEvents.resumed', about(changed))
  return told(ctx, changed)
}

export async function deleteEvent(ctx: MemberCtx, { id }: { id: string }) {
  const row = await holdEvent(ctx, id)
  if (await hasRuns(ctx, id)) throw new Refused('timingEvents.hasRun')
  await deleteEventRow(ctx, id)
  await ctx.record('timingEvents.deleted', about(row))
  await ctx.notify(timingEventsTopic)
  return { id }
}

/** Loaded for a change by somebody who may do what it does; one that has run stays as it is. */
async function holdEvent(ctx: MemberCtx, id: string, baseRevision?: number): Promise<TimingEventRow> {
  const row = await lockEvent(ctx, id)
  if (!row) throw new Refused('timingEvents.notFound')
  await refuseDeed(ctx, row.does.kind === 'notify' ? { ...row.does, memberIds: [] } : row.does)
  refuseIf(endedRefusal(timingState(row.isOn, row.nextAt)))
  if (baseRevision !== undefined && baseRevision !== row.revision) throw new Refused('timingEvents.changedMeanwhile')
  return row
}

/** What is kept of a draft once nothing is against it. */
async function checked(ctx: MemberCtx, { name, timeZone, when, does, missed }: Draft) {
  const timing = { when, timeZone }
  refuseIf(timingRefusal(timing, ctx.now()))
  const place = await refuseDeed(ctx, does)
  return {
    ...{ name, timeZone, falls: when, does, missed, ...place },
    nextAt: nextRun(timing, ctx.now()),
    ...{ memberId: ctx.member.id, updatedAt: ctx.now() },
  }
}

/** Who changes it answers for it from now on: it runs in their name. */
async function change(ctx: MemberCtx, row: TimingEventRow, changes: Partial<TimingEventRow>) {
  const changed = { ...row, ...changes, memberId: ctx.member.id, revision: row.revision + 1, updatedAt: ctx.now() }
  await updateEventRow(ctx, row.id, changed)
  if (changed.isOn) await runNext(ctx, changed)
  return changed
}

async function told(ctx: MemberCtx, row: TimingEventRow) {
  await ctx.notify(timingEventsTopic)
  return presentById(ctx, row.id)
}

const about = ({ id: timingEventId, name, productId, does, nextAt }: TimingEventRow) => ({
  ...{ timingEventId, name, does: does.kind, nextAt },
  ...(productId ? { productId } : {}),
})
