import type { connectorOperations } from '@coverwright/contract/rating/connectors'
import { type Screen, toAsk } from '../../platform/routes'

export const connectorsScreens: readonly Screen[] = [
  {
    path: '/apiList',
    hasGuide: true,
    setsUp: 'connectors',
    inRail: true,
    needs: toAsk<typeof connectorOperations.list>('connectors.read'),
    load: () => import('./api-list-page').then((part) => part.ApiListPage),
    inEditor: () => import('./api-list-page').then((part) => part.AsksInEditor),
  },
  {
    path: '/apiConnector',
    under: '/apiList',
    needs: toAsk<typeof connectorOperations.get>('connectors.read'),
    load: () => import('./api-connector-page').then((part) => part.ApiConnectorPage),
  },
]
