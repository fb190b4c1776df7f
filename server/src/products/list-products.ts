import type { PageQuery } from '@coverwright/contract/platform'
import type { MemberCtx } from '../platform/operations'
import { presentProduct } from './present'
import { listBodyStates, listProductRows, type ProductRow } from './store'

export async function listProducts(ctx: MemberCtx, { page, pageSize, search }: PageQuery) {
  const { rows, total } = await listProductRows(ctx, { search, limit: pageSize, offset: (page - 1) * pageSize })
  const states = await listBodyStates(
    ctx,
    rows.map(({ id }) => id),
  )
  const present = (row: ProductRow) =>
    presentProduct(
      row,
      states.filter(({ productId }) => productId === row.id),
      ctx.member.permissions,
    )
  return { rows: rows.map(present), total }
}
