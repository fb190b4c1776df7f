import { type connectorOperations, connectorsTopic } from '@coverwright/contract/rating/connectors'
import type { TakesOf } from '@coverwright/contract/platform'
import { sampleValues } from '@coverwright/rules/rating/connectors'
import type { MemberCtx } from '../../platform/operations'
import { askConnector } from './ask-connector'
import { refuseUnsound } from './keep-connector'
import { loadConnector } from './load-connector'
import { presentRunOf } from './list-runs'
import { openSecrets, partSecrets } from './secrets'

/** Asks as the form stands, saved or not; kept secrets go along only to where they were kept for. */
export async function runConnector(ctx: MemberCtx, input: TakesOf<typeof connectorOperations.run>) {
  refuseUnsound(input.connector)
  const row = input.id === null ? null : await loadConnector(ctx, input.id)
  const id = row?.id ?? ctx.newId()
  const headers = openSecrets(ctx, id, partSecrets(ctx, id, input.connector, row))
  const run = await askConnector(ctx, {
    id,
    revision: row?.revision ?? 0,
    connector: { ...input.connector, headers },
    values: sampleValues(input.connector.inputs, input.values),
    cause: 'try',
    memberId: ctx.member.id,
  })
  await ctx.record('connectors.run', { connectorId: id, name: input.connector.name, state: run.state })
  await ctx.notify(connectorsTopic)
  return presentRunOf(ctx, run)
}
