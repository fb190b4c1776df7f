import type { MemberCtx } from '../../platform/operations'
import { listProductsAsking, seenAmong } from '../../design/products'
import { loadConnector } from './load-connector'
import { presentConnector } from './present'

export async function getConnector(ctx: MemberCtx, { id }: { id: string }) {
  const row = await loadConnector(ctx, id)
  const asking = await listProductsAsking(ctx, id)
  const seen = await seenAmong(
    ctx,
    asking.map((product) => product.id),
  )
  return presentConnector(
    row,
    asking.filter((product) => seen.has(product.id)),
    ctx.member.permissions,
  )
}
