import { noticesTopic } from '@coverwright/contract/company/notifications'
import type { NoticeKind } from '@coverwright/rules/company/notifications'
import type { CompanyCtx } from '../../platform/operations'
import { deleteNoticesAbout } from './store'

/** What a notice asked for is done: it waits for nobody any more, and open consoles forget it once that commits. */
export async function settleNotices(ctx: CompanyCtx, { kind, href }: { kind: NoticeKind; href: string }) {
  if ((await deleteNoticesAbout(ctx, kind, href)) > 0) await ctx.notify(noticesTopic)
}
