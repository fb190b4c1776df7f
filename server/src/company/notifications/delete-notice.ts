import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { markNotices } from './store'
import { tellOthers } from './tell-others'

export async function deleteNotice(ctx: MemberCtx, { id }: { id: string }) {
  if ((await markNotices(ctx, [id], 'goneAt')) === 0) throw new Refused('notifications.notFound')
  return tellOthers(ctx)
}
