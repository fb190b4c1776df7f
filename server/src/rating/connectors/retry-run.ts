import { connectorsTopic } from '@coverwright/contract/rating/connectors'
import { type InputValues, readJson } from '@coverwright/rules/rating/connectors'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { askConnector } from './ask-connector'
import { armedConnector, loadConnector } from './load-connector'
import { presentRunOf } from './list-runs'
import { findRun } from './run-store'

/** The first run stays as it was: what a quote was worked out with does not change because somebody asked again. */
export async function retryRun(ctx: MemberCtx, { id }: { id: string }) {
  const first = await findRun(ctx, id)
  if (!first) throw new Refused('connectors.notFound')
  const row = await loadConnector(ctx, first.connectorId)
  const run = await askConnector(ctx, {
    id: row.id,
    revision: row.revision,
    connector: armedConnector(ctx, row),
    values: (readJson(first.inputs)?.node ?? {}) as InputValues,
    cause: 'retry',
    productId: first.productId,
    retryOf: first.id,
    memberId: ctx.member.id,
  })
  await ctx.record('connectors.run', { connectorId: row.id, name: row.name, state: run.state })
  await ctx.notify(connectorsTopic)
  return presentRunOf(ctx, run)
}
