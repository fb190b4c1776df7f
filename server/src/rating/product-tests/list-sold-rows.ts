import type { productTestOperations } from '@coverwright/contract/rating/product-tests'
import type { TakesOf } from '@coverwright/contract/platform'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { openSoldBody } from '../../design/products'
import { readFrozenTables } from '../tables'

/** As they were frozen: whatever was done to the table since, its rows are still sold by. */
export async function listSoldRows(ctx: MemberCtx, asked: TakesOf<typeof productTestOperations.listSoldRows>) {
  const { productId, versionId, offset, limit } = asked
  const opened = await openSoldBody(ctx, productId)
  const frozen = opened?.body.tables ?? []
  const table = frozen.find(({ versions }) => versions.some(({ id }) => id === versionId))
  if (!table) throw new Refused('productTests.unknownVersion')
  const [read] = await readFrozenTables(ctx, [table])
  const rows = read?.table.versions.find(({ id }) => id === versionId)?.rows ?? []
  return { rows: rows.slice(offset, offset + limit) }
}
