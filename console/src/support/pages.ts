import type { Screen } from '../routes'

export const supportScreens: readonly Screen[] = [
  {
    path: '/version',
    area: 'platform',
    place: 'company',
    needs: 'versions.read',
    load: () => import('./version-page').then((part) => part.VersionPage),
  },
]
