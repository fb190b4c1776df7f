import { type ConnectorDraft, connectorsTopic } from '@coverwright/contract/rating/connectors'
import { type Connector, connectorProblems } from '@coverwright/rules/rating/connectors'
import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { partSecrets } from './secrets'
import { insertConnector } from './store'

export const fold = (name: string) => name.normalize('NFKC').toLowerCase()

export function refuseUnsound(connector: Connector) {
  const [problem] = connectorProblems(connector)
  if (!problem) return
  const { code, field = 'name', values = {} } = problem
  throw new Refused(code, { field, values: { ...values } })
}

/** Also how the demo makes its own. */
export async function addConnector(ctx: CompanyCtx, draft: ConnectorDraft): Promise<string> {
  refuseUnsound(draft)
  const id = ctx.newId()
  const { design, secrets } = partSecrets(ctx, id, draft, null)
  const { name } = draft
  const now = ctx.now()
  await insertConnector(ctx, {
    id,
    name,
    foldedName: fold(name),
    design,
    secrets,
    revision: 1,
    createdAt: now,
    updatedAt: now,
  })
  await ctx.record('connectors.created', { connectorId: id, name })
  await ctx.notify(connectorsTopic)
  return id
}
