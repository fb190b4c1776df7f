import type { Screen } from '../../platform/routes'

export const connectorsScreens: readonly Screen[] = [
  {
    path: '/apiList',
    place: 'products',
    needs: 'connectors.read',
    load: () => import('./api-list-page').then((part) => part.ApiListPage),
  },
  {
    path: '/apiConnector',
    needs: 'connectors.read',
    load: () => import('./api-connector-page').then((part) => part.ApiConnectorPage),
  },
]
