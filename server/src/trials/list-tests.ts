import type { trialOperations } from '@coverwright/contract/trials'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../platform/operations'
import { presentTest } from './present'
import { listTestRows } from './store'

export async function listTests(ctx: MemberCtx, input: TakesOf<typeof trialOperations.listTests>) {
  const { productId, search, page, pageSize } = input
  const { rows, total } = await listTestRows(ctx, { productId, search, limit: pageSize, offset: (page - 1) * pageSize })
  return { rows: rows.map((row) => presentTest(row, ctx.member.permissions)), total }
}
