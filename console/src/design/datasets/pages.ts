import type { Screen } from '../../platform/routes'

export const datasetsScreens: readonly Screen[] = [
  {
    path: '/bodyDataSet',
    needs: 'products.read',
    load: () => import('./dataset-page').then((part) => part.DatasetPage),
  },
  {
    path: '/setData',
    needs: 'products.read',
    load: () => import('./bindings-page').then((part) => part.BindingsPage),
  },
]
