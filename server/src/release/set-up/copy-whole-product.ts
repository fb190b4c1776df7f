import type { setUpOperations } from '@coverwright/contract/design/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { holdCopiedDocuments } from '../../design/plans'
import type { MemberCtx } from '../../platform/operations'
import { copyProduct } from '../../design/products'
import { copyTables } from '../../rating/tables'
import { copyTests } from '../../rating/product-tests'

/** The design, and what rooms keep beside it: a copy gives the price that the original gives. Numbers are its own. */
export async function copyWholeProduct(ctx: MemberCtx, { id, name }: TakesOf<typeof setUpOperations.copy>) {
  const copied = await copyProduct(ctx, { id, name })
  await copyTables(ctx, id, copied.id)
  await copyTests(ctx, id, copied.id)
  await holdCopiedDocuments(ctx, copied.id)
  return copied
}
