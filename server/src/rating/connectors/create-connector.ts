import type { ConnectorDraft } from '@coverwright/contract/rating/connectors'
import type { MemberCtx } from '../../platform/operations'
import { getConnector } from './get-connector'
import { addConnector } from './keep-connector'

export async function createConnector(ctx: MemberCtx, draft: ConnectorDraft) {
  const id = await addConnector(ctx, draft)
  return getConnector(ctx, { id })
}
