import type { productTestOperations } from '@coverwright/contract/rating/product-tests'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { openSoldBody } from '../../design/products'

/** The version that buyers have, for a draft to be held against. */
export async function getSold(ctx: MemberCtx, { productId }: TakesOf<typeof productTestOperations.getSold>) {
  const opened = await openSoldBody(ctx, productId)
  if (!opened) return { sold: null }
  const { tables: frozen = [], ...body } = opened.body
  const tables = frozen.map(({ key, name, columns, versions }) => ({
    key,
    name,
    columns: [...columns],
    versions: versions.map(({ id, effectiveFrom, effectiveTo, hash, chunks }) => ({
      id,
      effectiveFrom,
      effectiveTo,
      hash,
      rowCount: chunks.reduce((sum, { count }) => sum + count, 0),
    })),
  }))
  return { sold: { number: opened.number, body, tables } }
}
