import type { MemberCtx } from '../../platform/operations'
import { markNotices } from './store'
import { tellOthers } from './tell-others'

export async function readAllNotices(ctx: MemberCtx) {
  await markNotices(ctx, null, 'readAt')
  return tellOthers(ctx)
}
