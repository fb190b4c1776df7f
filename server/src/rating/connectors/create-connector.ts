import type { ConnectorDraft } from '@coverwright/contract/rating/connectors'
import { isWithout } from '../../company/trials'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { getConnector } from './get-connector'
import { addConnector } from './keep-connector'

/** Those that are there go on working under a smaller plan; new ones need one that has them. */
export async function createConnector(ctx: MemberCtx, draft: ConnectorDraft) {
  if (await isWithout(ctx, 'apiConnectors')) throw new Refused('connectors.notInPlan')
  const id = await addConnector(ctx, draft)
  return getConnector(ctx, { id })
}
