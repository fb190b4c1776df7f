import { productOperations } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { listProductRows } from './list-store'
import { presentSeen } from './present-products'

export async function listProducts(ctx: MemberCtx, wanted: TakesOf<typeof productOperations.list>) {
  const { rows, total } = await listProductRows(ctx, wanted)
  const may = mayDo(ctx.member, { create: productOperations.create })
  return { rows: await presentSeen(ctx, rows), total, may }
}
