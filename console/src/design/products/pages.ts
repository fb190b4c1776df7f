import type { Screen } from '../../platform/routes'

export const productsScreens: readonly Screen[] = [
  {
    path: '/project',
    place: 'products',
    needs: 'products.read',
    load: () => import('./project-page').then((part) => part.ProjectPage),
  },
  {
    path: '/setting-page',
    needs: 'products.read',
    load: () => import('./setting-page').then((part) => part.SettingPage),
  },
]
