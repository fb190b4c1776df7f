import { datasetOperations } from '@coverwright/contract/design/datasets'
import { bind } from '../../platform/operations'
import { guardProducts, itself } from '../products'
import { bindDataName, listBindings } from './bindings'
import { getDataset } from './get-dataset'
import { updateDataset } from './update-dataset'

const bound = bind(datasetOperations, {
  get: getDataset,
  update: updateDataset,
  listBindings,
  bind: bindDataName,
})

export const datasetRoutes = guardProducts(bound, { productId: itself })
