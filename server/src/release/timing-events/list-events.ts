import type { TakesOf } from '@coverwright/contract/platform'
import { timingEventOperations as operations } from '@coverwright/contract/release/timing-events'
import { listColleagues } from '../../company/members'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { listLiveShells } from '../publishing'
import { presentById, presentEvent, presentRun } from './present'
import { listEventRows, listRunRows } from './store'

export async function listEvents(ctx: MemberCtx, wanted: TakesOf<typeof operations.list>) {
  const { rows, total } = await listEventRows(ctx, wanted)
  const may = mayDo(ctx.member, { create: operations.create })
  return { rows: rows.map((row) => presentEvent(ctx, row)), total, may }
}

export const getEvent = (ctx: MemberCtx, { id }: { id: string }) => presentById(ctx, id)

export async function listRuns(ctx: MemberCtx, wanted: TakesOf<typeof operations.listRuns>) {
  await presentById(ctx, wanted.id)
  const { rows, total } = await listRunRows(ctx, wanted)
  return { rows: rows.map((row) => ({ ...presentRun(row), eventId: row.eventId })), total }
}

/** Places are for those who may put them online. */
export async function getChoices(ctx: MemberCtx) {
  const isPublisher = ctx.member.permissions.includes('publishing.release')
  const shells = isPublisher ? await listLiveShells(ctx) : []
  return {
    people: (await listColleagues(ctx)).map(({ id, name, email }) => ({ id, name: name || email })),
    places: shells.map(({ id, productId, title, slug, state }) => ({
      ...{ shellId: id, id: productId, name: title, slug, isOnline: state === 'online' },
    })),
  }
}
