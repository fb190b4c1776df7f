import { datasetOperations } from '@coverwright/contract/design/datasets'
import { bind } from '../../platform/operations'
import { guardProducts, itself } from '../products'
import type { AroundBody } from './around-body'
import { bindDataName } from './bind-data-name'
import { getDataset } from './get-dataset'
import { listBindings } from './list-bindings'
import { updateDataset } from './update-dataset'

export const datasetRoutes = (around: AroundBody) =>
  guardProducts(
    bind(datasetOperations, {
      get: getDataset(around),
      update: updateDataset(around),
      listBindings: listBindings(around),
      bind: bindDataName(around),
    }),
    { productId: itself },
  )
