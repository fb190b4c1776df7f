import { connectorKinds, connectorMethods, resultTypes } from '@coverwright/rules/rating/connectors'
import { z } from 'zod'
import { anyId, anyOf, listOperation, may, operation, type Operations, Revision } from '../../platform'
import {
  ConnectorDraft,
  ConnectorRow,
  ConnectorView,
  ProductConnectors,
  runCauses,
  RunRow,
  runStates,
  RunView,
} from './schema'
import { ConnectorUse } from '../../design/parts'
import { productsTopic } from '../../design/products'
import { connectorsTopic } from './topics'

const One = z.object({ id: z.uuid() })

/** API connectors: how the platform asks other systems, and every time that it did. */
export const connectorOperations = {
  list: listOperation({
    post: '/v1/wallApiConnector/listConnectors',
    may: 'connectors.read',
    rows: ConnectorRow,
    more: { may: may('create'), isInPlan: z.boolean() },
    searches: ['name', 'url'],
    filters: { kind: anyOf(connectorKinds), method: anyOf(connectorMethods), resultType: anyOf(resultTypes) },
    sorts: ['name', 'updatedAt'],
    usual: 'name',
    changesWith: [connectorsTopic],
    says: "The company's API connectors",
  }),
  get: operation({
    post: '/v1/wallApiConnector/getConnector',
    may: 'connectors.read',
    takes: One,
    gives: ConnectorView,
    says: 'One connector; secret header values are not in it',
  }),
  create: operation({
    post: '/v1/wallApiConnector/createConnector',
    may: 'connectors.write',
    takes: ConnectorDraft,
    gives: ConnectorView,
    writes: true,
    says: 'A new connector; the values of secret headers are kept encrypted',
  }),
  update: operation({
    post: '/v1/wallApiConnector/updateConnector',
    may: 'connectors.write',
    takes: z.object({ id: z.uuid(), baseRevision: Revision, connector: ConnectorDraft }),
    gives: ConnectorView,
    writes: true,
    says: 'Changes a connector; secrets must be given again when the address leads elsewhere',
  }),
  delete: operation({
    post: '/v1/wallApiConnector/deleteConnector',
    may: 'connectors.write',
    takes: One,
    gives: z.object({}),
    writes: true,
    says: 'Deletes a connector; refused while products use it, with their names',
  }),
  run: operation({
    post: '/v1/wallApiConnector/runConnector',
    may: 'connectors.write',
    takes: z.object({
      id: z.uuid().nullable(),
      connector: ConnectorDraft,
      values: z.record(z.string().max(200), z.string().max(2_000)),
    }),
    gives: RunView,
    writes: true,
    says: 'Asks now, as the form has it; `id` names a kept connector whose secrets are used',
  }),
  listRuns: listOperation({
    post: '/v1/wallApiConnector/listRuns',
    may: 'connectors.read',
    rows: RunRow,
    searches: ['connectorName'],
    filters: { state: anyOf(runStates), cause: anyOf(runCauses), connectorId: anyId() },
    sorts: ['askedAt', 'duration'],
    usual: '-askedAt',
    changesWith: [connectorsTopic],
    says: 'Runs (tasks) of the connectors',
  }),
  getRun: operation({
    post: '/v1/wallApiConnector/getRun',
    may: 'connectors.read',
    takes: One,
    gives: RunView,
    says: 'One run: what was asked, without secrets, and what came back',
  }),
  retryRun: operation({
    post: '/v1/wallApiConnector/retryRun',
    may: 'connectors.write',
    takes: One,
    gives: RunView,
    writes: true,
    says: 'Asks the same again with the connector as it is now; the first run stays as it was',
  }),
  getUses: operation({
    post: '/v1/wallApiConnector/getProductConnectors',
    may: 'products.read',
    takes: z.object({ productId: z.uuid() }),
    gives: ProductConnectors,
    changesWith: [connectorsTopic, productsTopic],
    says: 'Which connectors a product asks, when, with what, and which data names they feed',
  }),
  updateUses: operation({
    post: '/v1/wallApiConnector/updateProductConnectors',
    may: 'products.write',
    takes: z.object({ productId: z.uuid(), baseRevision: Revision, uses: z.array(ConnectorUse).max(20) }),
    gives: ProductConnectors,
    writes: true,
    says: 'Saves what a draft asks connectors for; what is wrong with it comes back as problems',
  }),
} satisfies Operations
