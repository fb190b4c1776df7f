import type { Screen } from '../../platform/routes'

export const productTestsScreens: readonly Screen[] = [
  {
    path: '/setting-page/tests',
    needs: 'products.read',
    load: () => import('./tests-page').then((part) => part.TestsPage),
  },
  {
    path: '/setting-page/impact',
    needs: 'products.read',
    load: () => import('./impact-page').then((part) => part.ImpactPage),
  },
]
