import { connectorsTopic } from '@coverwright/contract/rating/connectors'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { listProductsAsking, seenAmong } from '../../design/products'
import { loadConnector } from './load-connector'
import { deleteConnectorRow } from './store'

export async function deleteConnector(ctx: MemberCtx, { id }: { id: string }) {
  const { name } = await loadConnector(ctx, id)
  const usedBy = await listProductsAsking(ctx, id)
  if (usedBy.length > 0) throw new Refused('connectors.inUse', { values: await toldOf(ctx, usedBy) })
  await deleteConnectorRow(ctx, id)
  await ctx.record('connectors.deleted', { connectorId: id, name })
  await ctx.notify(connectorsTopic)
  return {}
}

/** A product that the caller does not see is counted and not named. */
async function toldOf(ctx: MemberCtx, usedBy: readonly { id: string; name: string }[]) {
  const seen = await seenAmong(
    ctx,
    usedBy.map(({ id }) => id),
  )
  return { count: usedBy.length, products: usedBy.map(({ id, name }) => (seen.has(id) ? name : '…')).join(', ') }
}
