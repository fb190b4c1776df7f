import { datasetOperations } from '@coverwright/contract/design/datasets'
import { bind } from '../../platform/operations'
import { bindDataName, listBindings } from './bindings'
import { getDataset } from './get-dataset'
import { updateDataset } from './update-dataset'

export const datasetRoutes = bind(datasetOperations, {
  get: getDataset,
  update: updateDataset,
  listBindings,
  bind: bindDataName,
})
