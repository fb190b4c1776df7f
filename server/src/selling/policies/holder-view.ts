import { printDay } from '@coverwright/rules/kernel'
import { listProductNames } from '../../design/products'
import type { CompanyCtx } from '../../platform/operations'
import { claimLines } from './claim-lines'
import { holderToken, myAddress } from './holder-link'
import { findPolicy } from './store'

/** What a buyer is told of the policy that they have just paid for. */
export async function holderView(ctx: CompanyCtx, policyId: string) {
  const row = await findPolicy(ctx, policyId)
  if (!row) return null
  const [product] = await listProductNames(ctx, [row.productId])
  return {
    number: row.number,
    productName: product?.name ?? '',
    startDate: printDay(row.startsOn),
    endDate: printDay(row.endsOn),
    claim: await claimLines(ctx, row),
    address: myAddress(holderToken(ctx, policyId).token),
  }
}
