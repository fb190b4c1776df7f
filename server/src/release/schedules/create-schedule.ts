import type { scheduleOperations } from '@coverwright/contract/release/schedules'
import type { TakesOf } from '@coverwright/contract/platform'
import { shellRefusal } from '@coverwright/rules/release/publishing'
import { type ScheduleKind, scheduleRefusal } from '@coverwright/rules/release/schedules'
import { Refused, refuseIf } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { findShell, loadRelease, newestRelease, openShell, refuseLive, type RefuseUnready } from '../publishing'
import { presentById } from './present'
import { RUN_TASK } from './run-task'
import { insertSchedule, type ScheduleRow } from './store'
import { tellShell } from './tell-shell'

type Asked = TakesOf<typeof scheduleOperations.create>

/** What is to go live is frozen now: what was looked at when it was scheduled is what is sold then. */
export async function createSchedule(ctx: MemberCtx, asked: Asked, refuseUnready: RefuseUnready) {
  const { productId, kind, slug, releaseHash } = asked
  const runsAt = new Date(asked.at)
  refuseIf(scheduleRefusal(kind, runsAt, ctx.now()))
  await refuseLive(ctx, slug)
  if (kind !== 'offline') await refuseUnready(ctx, productId)
  const shell = await shellFor(ctx, { productId, kind, slug })
  const release =
    kind === 'offline'
      ? null
      : await (releaseHash ? loadRelease(ctx, productId, releaseHash) : newestRelease(ctx, productId))
  const row: ScheduleRow = {
    ...{ companyId: ctx.company, id: ctx.newId(), productId, shellId: shell.id, slug, kind, runsAt },
    timeZone: asked.timeZone ?? null,
    ...{ releaseHash: release?.hash ?? null, number: release?.number ?? null, state: 'waiting' },
    ...{ memberId: ctx.member.id, createdAt: ctx.now(), ranAt: null, refusal: null },
  }
  await insertSchedule(ctx, row)
  await ctx.enqueue(RUN_TASK, { scheduleId: row.id }, { runAt: runsAt, key: `schedule:${row.id}` })
  await ctx.record('schedules.created', { productId, scheduleId: row.id, kind, runsAt, number: row.number })
  await tellShell(ctx, shell.id)
  return presentById(ctx, row.id)
}

/** A first publish takes its address at once, so that nobody else has it when the time comes. */
async function shellFor(
  ctx: MemberCtx,
  { productId, kind, slug }: { productId: string; kind: ScheduleKind; slug: string },
) {
  const known = await findShell(ctx, slug)
  if (known && (known.productId !== productId || known.environment !== 'live'))
    throw new Refused('publishing.addressTaken', { field: 'slug' })
  if (known) {
    refuseIf(shellRefusal(known.state, kind === 'publish' ? 'goOnline' : kind === 'replace' ? 'swap' : 'takeOffline'))
    return known
  }
  if (kind !== 'publish') throw new Refused('schedules.notOnline')
  return openShell(ctx, { productId, slug, environment: 'live' })
}
