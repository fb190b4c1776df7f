import { noticesTopic } from '@coverwright/contract/company/notifications'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { countUnread, markNotices } from './store'

/** Ids that are not there, or not the caller's, are passed over: they may have gone since the list was drawn. */
export async function readNotices(ctx: MemberCtx, { ids }: { ids: string[] }) {
  await markNotices(ctx, ids, 'readAt')
  return tellOthers(ctx)
}

export async function readAllNotices(ctx: MemberCtx) {
  await markNotices(ctx, null, 'readAt')
  return tellOthers(ctx)
}

export async function deleteNotice(ctx: MemberCtx, { id }: { id: string }) {
  if ((await markNotices(ctx, [id], 'goneAt')) === 0) throw new Refused('notifications.notFound')
  return tellOthers(ctx)
}

/** The caller's other open consoles count anew. */
async function tellOthers(ctx: MemberCtx) {
  await ctx.notify(noticesTopic, { memberId: ctx.member.id })
  return { count: await countUnread(ctx) }
}
