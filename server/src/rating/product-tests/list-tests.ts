import type { productTestOperations } from '@coverwright/contract/rating/product-tests'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { presentTest } from './present'
import { failingTests } from './run-tests'
import { listTestRows, type TestRow } from './store'

export async function listTests(ctx: MemberCtx, input: TakesOf<typeof productTestOperations.listTests>) {
  const { productId, search, page, pageSize, shows, tables } = input
  const present = (row: TestRow) => presentTest(row, ctx.member.permissions)
  if (shows === 'failed') {
    const wanted = search.toLowerCase()
    const failing = await failingTests(ctx, productId, tables)
    const found = failing.filter(({ title }) => title.toLowerCase().includes(wanted))
    return { rows: found.slice((page - 1) * pageSize, page * pageSize).map(present), total: found.length }
  }
  const { rows, total } = await listTestRows(ctx, { productId, search, limit: pageSize, offset: (page - 1) * pageSize })
  return { rows: rows.map(present), total }
}
