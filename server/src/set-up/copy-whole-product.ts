import type { setUpOperations } from '@coverwright/contract/products'
import type { TakesOf } from '@coverwright/contract/platform'
import { holdCopiedDocuments } from '../plans'
import type { MemberCtx } from '../platform/operations'
import { copyProduct } from '../products'
import { copyTables } from '../tables'
import { copyTests } from '../trials'

/** The design, and what rooms keep beside it: a copy gives the price that the original gives. Numbers are its own. */
export async function copyWholeProduct(ctx: MemberCtx, { id, name }: TakesOf<typeof setUpOperations.copy>) {
  const copied = await copyProduct(ctx, { id, name })
  await copyTables(ctx, id, copied.id)
  await copyTests(ctx, id, copied.id)
  await holdCopiedDocuments(ctx, copied.id)
  return copied
}
