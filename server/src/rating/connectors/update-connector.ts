import { type ConnectorDraft, connectorsTopic } from '@coverwright/contract/rating/connectors'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { getConnector } from './get-connector'
import { loadConnector } from './load-connector'
import { partSecrets } from './secrets'
import { saveConnector } from './store'
import { fold, refuseUnsound } from './keep-connector'

type Change = { id: string; baseRevision: number; connector: ConnectorDraft }

export async function updateConnector(ctx: MemberCtx, { id, baseRevision, connector }: Change) {
  const row = await loadConnector(ctx, id)
  refuseUnsound(connector)
  const { design, secrets } = partSecrets(ctx, id, connector, row)
  const { name } = connector
  if (!(await saveConnector(ctx, id, baseRevision, { name, foldedName: fold(name), design, secrets })))
    throw new Refused('connectors.changedMeanwhile')
  await ctx.record('connectors.changed', { connectorId: id, name })
  await ctx.notify(connectorsTopic)
  return getConnector(ctx, { id })
}
