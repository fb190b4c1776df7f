import { connectorOperations } from '@coverwright/contract/rating/connectors'
import { bind } from '../../platform/operations'
import { createConnector, deleteConnector, updateConnector } from './keep-connector'
import { getConnector, listConnectors } from './list-connectors'
import { getRun, listRuns } from './list-runs'
import { getProductConnectors, updateProductConnectors } from './product-connectors'
import { retryRun, runConnector } from './run-connector'

export const connectorRoutes = bind(connectorOperations, {
  list: listConnectors,
  get: getConnector,
  create: createConnector,
  update: updateConnector,
  delete: deleteConnector,
  run: runConnector,
  listRuns,
  getRun,
  retryRun,
  getUses: getProductConnectors,
  updateUses: updateProductConnectors,
})
