import type { productTestOperations } from '@coverwright/contract/rating/product-tests'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { presentTest } from './present'
import { failingTests } from './run-tests'
import { listTestRows } from './store'

export async function listTests(ctx: MemberCtx, wanted: TakesOf<typeof productTestOperations.listTests>) {
  const { productId, tables, on, filter } = wanted
  const failing = filter.outcome?.length ? await failingTests(ctx, productId, { tables, on }) : []
  const { rows, total } = await listTestRows(ctx, wanted, failing)
  return { rows: rows.map((row) => presentTest(row, ctx.member.permissions)), total }
}
