import type { notificationOperations } from '@coverwright/contract/company/notifications'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { presentNotice } from './present'
import { listNotices as findNotices } from './store'

export async function listNotices(ctx: MemberCtx, query: TakesOf<typeof notificationOperations.list>) {
  const { rows, total } = await findNotices(ctx, query)
  return { rows: rows.map(presentNotice), total }
}
