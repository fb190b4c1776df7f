import { productOperations } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { listProductRows } from './list-store'
import { presentProduct } from './present'
import { listBodyStates, type OwnedProduct } from './store'

export async function listProducts(ctx: MemberCtx, wanted: TakesOf<typeof productOperations.list>) {
  const { rows, total } = await listProductRows(ctx, wanted)
  const states = await listBodyStates(
    ctx,
    rows.map(({ id }) => id),
  )
  const present = (row: OwnedProduct) =>
    presentProduct(
      row,
      states.filter(({ productId }) => productId === row.id),
      ctx.member.permissions,
    )
  return { rows: rows.map(present), total, may: mayDo(ctx.member, { create: productOperations.create }) }
}
