import type { TakesOf } from '@coverwright/contract/platform'
import type { policyOperations } from '@coverwright/contract/selling/policies'
import { companyDay } from '../../company/settings'
import { listProductNames } from '../../design/products'
import type { MemberCtx } from '../../platform/operations'
import { namesFor, presentRow } from './present'
import { listSoldProducts, pagePolicies } from './store'

export async function listPolicies(ctx: MemberCtx, wanted: TakesOf<typeof policyOperations.listPolicies>) {
  const today = await companyDay(ctx)
  const { rows, total } = await pagePolicies(ctx, { ...wanted, search: wanted.search.toLowerCase() }, today)
  const names = await namesFor(ctx, rows)
  const sold = await listProductNames(ctx, await listSoldProducts(ctx))
  return {
    rows: rows.map((row) => presentRow(row, names, today)),
    total,
    products: sold.map(({ id, name }) => ({ id, name })),
  }
}
