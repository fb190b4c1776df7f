import type { MemberCtx } from '../../platform/operations'
import { countUnread } from './store'

export const countUnreadNotices = async (ctx: MemberCtx) => ({ count: await countUnread(ctx) })
