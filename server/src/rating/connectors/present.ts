import {
  connectorOperations,
  type ConnectorRow,
  type ConnectorView,
  type RunRow,
  type RunView,
} from '@coverwright/contract/rating/connectors'
import type { Permission } from '@coverwright/rules/company/members'
import { mayDo } from '../../platform/operations'
import type { StoredRun } from './run-store'
import type { StoredConnector } from './store'

type Named = { id: string; name: string }

export function presentConnector(
  row: StoredConnector,
  usedBy: readonly Named[],
  permissions: readonly Permission[],
): ConnectorView {
  const { design } = row
  return {
    id: row.id,
    revision: row.revision,
    name: row.name,
    kind: design.kind,
    method: design.method,
    url: design.url,
    inputs: design.inputs.map(({ name, kind, sample }) => ({ name, kind, sample })),
    headers: design.headers.map(({ name, value, isSecret }) => ({ name, value: isSecret ? '' : value, isSecret })),
    params: design.params.map(({ name, value }) => ({ name, value })),
    body: design.body.map(({ field, value }) => ({ field, value })),
    resultType: design.resultType,
    fields: design.fields.map(({ name, pointer, kind, fallback }) => ({ name, pointer, kind, fallback })),
    timeLimitSeconds: design.timeLimitSeconds,
    retries: design.retries,
    onFailure: design.onFailure,
    reuseMinutes: design.reuseMinutes,
    keptSecrets: design.headers.flatMap(({ name }) => (row.secrets[name.toLowerCase()] ? [name] : [])),
    usedBy: usedBy.map(({ id, name }) => ({ id, name })),
    updatedAt: row.updatedAt.toISOString(),
    may: actsOf(permissions),
  }
}

type LastRun = { connectorId: string; state: RunRow['state']; askedAt: Date }

export function presentConnectorRow(
  row: StoredConnector,
  lastRuns: readonly LastRun[],
  permissions: readonly Permission[],
): ConnectorRow {
  const { design } = row
  const last = lastRuns.find(({ connectorId }) => connectorId === row.id)
  return {
    id: row.id,
    name: row.name,
    kind: design.kind,
    method: design.method,
    host: /^https?:\/\/([^/?#]+)/i.exec(design.url)?.[1] ?? '',
    resultType: design.resultType,
    fieldCount: design.fields.length,
    lastRun: last ? { state: last.state, at: last.askedAt.toISOString() } : null,
    updatedAt: row.updatedAt.toISOString(),
    may: actsOf(permissions),
  }
}

const { update, run, delete: remove, retryRun } = connectorOperations
const actsOf = (permissions: readonly Permission[]): ConnectorView['may'] =>
  mayDo({ permissions }, { edit: update, run, delete: remove })

/** What may be known of a run besides its own row. */
export type RunFacts = {
  products: readonly Named[]
  /** Connectors that are still there to be asked again. */
  connectorIds: readonly string[]
  permissions: readonly Permission[]
}

export function presentRunRow(run: StoredRun, { products, connectorIds, permissions }: RunFacts): RunRow {
  const product = products.find(({ id }) => id === run.productId)
  const isThere = connectorIds.includes(run.connectorId)
  return {
    id: run.id,
    connectorId: run.connectorId,
    connectorName: run.connectorName,
    cause: run.cause,
    product: product ? { id: product.id, name: product.name } : null,
    state: run.state,
    status: run.status,
    failure: run.failure ? { code: run.failure.code, values: run.failure.values } : null,
    tries: run.tries,
    durationMs: run.durationMs,
    askedAt: run.askedAt.toISOString(),
    may: mayDo({ permissions }, { retry: isThere && retryRun }),
  }
}

export function presentRun(run: StoredRun, facts: RunFacts): RunView {
  const { request } = run
  return {
    ...presentRunRow(run, facts),
    request: request
      ? {
          method: request.method,
          url: request.url,
          headers: request.headers.map(({ name, value }) => ({ name, value })),
          body: request.body,
        }
      : null,
    resultType: run.resultType,
    answer: run.answer,
    fields: run.fields ? { ...run.fields } : null,
    retryOf: run.retryOf,
  }
}
