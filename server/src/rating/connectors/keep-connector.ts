import { type ConnectorDraft, connectorsTopic } from '@coverwright/contract/rating/connectors'
import { type Connector, connectorProblems } from '@coverwright/rules/rating/connectors'
import { Refused } from '../../kernel'
import type { CompanyCtx, MemberCtx } from '../../platform/operations'
import { listProductsAsking, seenAmong } from '../../design/products'
import { getConnector } from './list-connectors'
import { loadConnector } from './load-connector'
import { partSecrets } from './secrets'
import { deleteConnectorRow, insertConnector, saveConnector } from './store'

const fold = (name: string) => name.normalize('NFKC').toLowerCase()

export function refuseUnsound(connector: Connector) {
  const [problem] = connectorProblems(connector)
  if (!problem) return
  const { code, field = 'name', values = {} } = problem
  throw new Refused(code, { field, values: { ...values } })
}

export async function createConnector(ctx: MemberCtx, draft: ConnectorDraft) {
  const id = await addConnector(ctx, draft)
  return getConnector(ctx, { id })
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

export async function deleteConnector(ctx: MemberCtx, { id }: { id: string }) {
  const { name } = await loadConnector(ctx, id)
  const usedBy = await listProductsAsking(ctx, id)
  if (usedBy.length > 0) throw new Refused('connectors.inUse', { values: await toldOf(ctx, usedBy) })
  await deleteConnectorRow(ctx, id)
  await ctx.record('connectors.deleted', { connectorId: id, name })
  await ctx.notify(connectorsTopic)
  return {}
}

/** A product that the caller does not see is counted and not named. */
async function toldOf(ctx: MemberCtx, usedBy: readonly { id: string; name: string }[]) {
  const seen = await seenAmong(
    ctx,
    usedBy.map(({ id }) => id),
  )
  return { count: usedBy.length, products: usedBy.map(({ id, name }) => (seen.has(id) ? name : '…')).join(', ') }
}
