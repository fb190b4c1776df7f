import type { datasetOperations } from '@coverwright/contract/design/datasets'
import { type Screen, toAsk } from '../../platform/routes'

export const datasetsScreens: readonly Screen[] = [
  {
    path: '/bodyDataSet',
    hasGuide: true,
    setsUp: 'dataset',
    under: '/project',
    needs: toAsk<typeof datasetOperations.get>('products.read'),
    load: () => import('./dataset-page').then((part) => part.DatasetPage),
  },
  {
    path: '/setData',
    under: '/project',
    needs: toAsk<typeof datasetOperations.listBindings>('products.read'),
    load: () => import('./bindings-page').then((part) => part.BindingsPage),
  },
]
