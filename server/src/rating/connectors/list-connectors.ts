import type { TakesOf } from '@coverwright/contract/platform'
import { connectorOperations } from '@coverwright/contract/rating/connectors'
import { isWithout } from '../../company/trials'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { presentConnectorRow } from './present'
import { listLastRuns } from './run-store'
import { listConnectorRows } from './store'

export async function listConnectors(ctx: MemberCtx, query: TakesOf<typeof connectorOperations.list>) {
  const { rows, total } = await listConnectorRows(ctx, query)
  const last = await listLastRuns(
    ctx,
    rows.map(({ id }) => id),
  )
  const isInPlan = !(await isWithout(ctx, 'apiConnectors'))
  const may = mayDo(ctx.member, { create: isInPlan && connectorOperations.create })
  return { rows: rows.map((row) => presentConnectorRow(row, last, ctx.member.permissions)), total, may, isInPlan }
}
