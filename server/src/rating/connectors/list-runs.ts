import type { TakesOf } from '@coverwright/contract/platform'
import type { connectorOperations } from '@coverwright/contract/rating/connectors'
import type { MemberCtx } from '../../platform/operations'
import { listProductNames, seenAmong } from '../../design/products'
import { presentRun, presentRunRow, type RunFacts } from './present'
import { listRunRows, type StoredRun } from './run-store'
import { findConnectors } from './store'

export async function listRuns(ctx: MemberCtx, query: TakesOf<typeof connectorOperations.listRuns>) {
  const { rows, total } = await listRunRows(ctx, query)
  const facts = await factsOf(ctx, rows)
  return { rows: rows.map((run) => presentRunRow(run, facts)), total }
}

export const presentRunOf = async (ctx: MemberCtx, run: StoredRun) => presentRun(run, await factsOf(ctx, [run]))

async function factsOf(ctx: MemberCtx, runs: readonly StoredRun[]): Promise<RunFacts> {
  const connectors = await findConnectors(ctx, [...new Set(runs.map(({ connectorId }) => connectorId))])
  const productIds = [...new Set(runs.flatMap(({ productId }) => productId ?? []))]
  const seen = await seenAmong(ctx, productIds)
  return {
    products: await listProductNames(ctx, [...seen]),
    connectorIds: connectors.map(({ id }) => id),
    permissions: ctx.member.permissions,
  }
}
