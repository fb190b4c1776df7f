import type { TakesOf } from '@coverwright/contract/platform'
import type { orderMemberOperations } from '@coverwright/contract/selling/orders'
import type { MemberCtx } from '../../platform/operations'
import { presentOrders } from './get-order'
import { pageOrders } from './store'

export async function listOrders(ctx: MemberCtx, wanted: TakesOf<typeof orderMemberOperations.listOrders>) {
  const { rows, total } = await pageOrders(ctx, wanted)
  return { rows: await presentOrders(ctx, rows), total }
}
