import type { TakesOf } from '@coverwright/contract/platform'
import type { connectorOperations } from '@coverwright/contract/rating/connectors'
import type { MemberCtx } from '../../platform/operations'
import { listProductsAsking } from '../../design/products'
import { loadConnector } from './load-connector'
import { presentConnector, presentConnectorRow } from './present'
import { listLastRuns } from './run-store'
import { listConnectorRows } from './store'

export async function listConnectors(ctx: MemberCtx, query: TakesOf<typeof connectorOperations.list>) {
  const { rows, total } = await listConnectorRows(ctx, query)
  const last = await listLastRuns(
    ctx,
    rows.map(({ id }) => id),
  )
  return { rows: rows.map((row) => presentConnectorRow(row, last, ctx.member.permissions)), total }
}

export async function getConnector(ctx: MemberCtx, { id }: { id: string }) {
  const row = await loadConnector(ctx, id)
  return presentConnector(row, await listProductsAsking(ctx, id), ctx.member.permissions)
}
