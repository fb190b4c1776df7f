import type { TakesOf } from '@coverwright/contract/platform'
import type { caseOperations } from '@coverwright/contract/service/cases'
import { listProductNames } from '../../design/products'
import type { MemberCtx } from '../../platform/operations'
import { namesFor, presentRow } from './present'
import { listProductsOfCases, pageCases } from './store'

export async function listCases(ctx: MemberCtx, { language, ...wanted }: TakesOf<typeof caseOperations.listCases>) {
  const { rows, total } = await pageCases(ctx, wanted)
  const names = await namesFor(ctx, rows, language)
  const products = await listProductNames(ctx, await listProductsOfCases(ctx))
  return {
    rows: rows.map((row) => presentRow(row, names)),
    total,
    products: products.map(({ id, name }) => ({ id, name })),
  }
}
