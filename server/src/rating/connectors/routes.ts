import { connectorOperations } from '@coverwright/contract/rating/connectors'
import { bind } from '../../platform/operations'
import { guardProducts, itself } from '../../design/products'
import { productOfRun } from './run-store'
import { createConnector } from './create-connector'
import { deleteConnector } from './delete-connector'
import { updateConnector } from './update-connector'
import { getConnector } from './get-connector'
import { listConnectors } from './list-connectors'
import { getRun } from './get-run'
import { listRuns } from './list-runs'
import { getProductConnectors } from './get-product-connectors'
import { updateProductConnectors } from './update-product-connectors'
import { retryRun } from './retry-run'
import { runConnector } from './run-connector'

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
