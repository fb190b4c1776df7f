import type { billingOperations } from '@coverwright/contract/account/billing'
import type { TakesOf } from '@coverwright/contract/platform'
import type { MemberCtx } from '../../platform/operations'
import { chargeBill } from './charge-bill'
import { getBill, presentRow } from './present'
import { pageBills } from './store'

export async function listBills(ctx: MemberCtx, wanted: TakesOf<typeof billingOperations.listBills>) {
  const { rows, total } = await pageBills(ctx, wanted)
  return { rows: rows.map((row) => presentRow(ctx, row)), total }
}

export async function payBill(ctx: MemberCtx, { orderId }: { orderId: string }) {
  await chargeBill(ctx, orderId)
  return getBill(ctx, { orderId })
}
