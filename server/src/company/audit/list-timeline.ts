import type { TimelinePage, TimelineQuery } from '@coverwright/contract/company/audit'
import { FRAME_REFUSALS } from '@coverwright/contract/platform'
import { timelineOf } from '@coverwright/rules/company/audit'
import type { z } from 'zod'
import { Refused } from '../../kernel'
import type { MemberCtx, Room } from '../../platform/operations'
import type { TellEntries } from './name-things'
import { findFormer, listTimelineRows } from './timeline-store'

export type Openers = NonNullable<Room['opens']>
type Query = z.output<typeof TimelineQuery>

/** What happened to one thing and to what it was before, newest first, for whoever may open the thing. */
export const listTimeline =
  (tell: TellEntries, openers: Openers) =>
  async (ctx: MemberCtx, { kind, id, before, limit }: Query): Promise<TimelinePage> => {
    const { may, was = [] } = timelineOf(kind)
    if (!ctx.member.permissions.includes(may)) throw new Refused(FRAME_REFUSALS.noPermission)
    await openers[kind]?.(ctx, id)
    const things = [{ kind, id }, ...(await findFormer(ctx, { kind, id }, was))]
    const rows = await listTimelineRows(ctx, things, { before, limit: limit + 1 })
    return { rows: await tell(ctx, rows.slice(0, limit)), hasEarlier: rows.length > limit }
  }
