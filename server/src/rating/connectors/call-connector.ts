import { connectorsTopic } from '@coverwright/contract/rating/connectors'
import { sampleValues } from '@coverwright/rules/rating/connectors'
import type { CompanyCtx } from '../../platform/operations'
import { askConnector } from './ask-connector'
import { armedConnector } from './load-connector'
import type { StoredRun } from './run-store'
import { findConnector } from './store'

type Call = { connectorId: string; productId: string; values: Readonly<Record<string, string>> }

/** Tells another system something that happened; null where the connector is gone. What it is not told has no value. */
export async function callConnector(
  ctx: CompanyCtx,
  { connectorId, productId, values }: Call,
): Promise<StoredRun | null> {
  const row = await findConnector(ctx, connectorId)
  if (!row) return null
  const typed = Object.fromEntries(row.design.inputs.map(({ name }) => [name, values[name] ?? '']))
  const run = await askConnector(ctx, {
    ...{ id: row.id, revision: row.revision, connector: armedConnector(ctx, row), productId },
    ...{ values: sampleValues(row.design.inputs, typed), cause: 'automation' },
  })
  await ctx.notify(connectorsTopic)
  return run
}
