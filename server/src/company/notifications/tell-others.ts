import { noticesTopic } from '@coverwright/contract/company/notifications'
import type { MemberCtx } from '../../platform/operations'
import { countUnread } from './store'

/** The caller's other open consoles count anew. */
export async function tellOthers(ctx: MemberCtx) {
  await ctx.notify(noticesTopic, { memberId: ctx.member.id })
  return { count: await countUnread(ctx) }
}
