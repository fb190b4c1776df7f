import type { MemberCtx } from '../../platform/operations'
import { markNotices } from './store'
import { tellOthers } from './tell-others'

/** Ids that are not there, or not the caller's, are passed over: they may have gone since the list was drawn. */
export async function readNotices(ctx: MemberCtx, { ids }: { ids: string[] }) {
  await markNotices(ctx, ids, 'readAt')
  return tellOthers(ctx)
}
