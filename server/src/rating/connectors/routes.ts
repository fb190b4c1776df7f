import { connectorOperations } from '@coverwright/contract/rating/connectors'
import { bind } from '../../platform/operations'
import { guardProducts, itself } from '../../design/products'
import { productOfRun } from './run-store'
import { createConnector, deleteConnector, updateConnector } from './keep-connector'
import { getConnector, listConnectors } from './list-connectors'
import { getRun, listRuns } from './list-runs'
import { getProductConnectors, updateProductConnectors } from './product-connectors'
import { retryRun, runConnector } from './run-connector'

const bound = bind(connectorOperations, {
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

export const connectorRoutes = guardProducts(bound, { productId: itself, id: productOfRun })
