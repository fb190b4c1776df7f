import type { TakesOf } from '@coverwright/contract/platform'
import type { policyOperations } from '@coverwright/contract/selling/policies'
import { companyDay } from '../../company/settings'
import { listProductNames } from '../../design/products'
import type { MemberCtx } from '../../platform/operations'
import { namesFor, presentRow } from './present'
import { listSoldProducts, pagePolicies } from './store'

export async function listPolicies(
  ctx: MemberCtx,
  { language, ...wanted }: TakesOf<typeof policyOperations.listPolicies>,
) {
  const today = await companyDay(ctx)
  const { rows, total } = await pagePolicies(ctx, wanted, today)
  const names = await namesFor(ctx, rows, language)
  const sold = await listProductNames(ctx, await listSoldProducts(ctx))
  return {
    rows: rows.map((row) => presentRow(row, names, today)),
    total,
    products: sold.map(({ id, name }) => ({ id, name })),
  }
}
