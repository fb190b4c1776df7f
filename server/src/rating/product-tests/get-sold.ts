import type { productTestOperations } from '@coverwright/contract/rating/product-tests'
import type { TakesOf } from '@coverwright/contract/platform'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { openSoldBody } from '../../design/products'
import { readFrozenTables } from '../tables'

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
