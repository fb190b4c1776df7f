import type { Screen } from '../../platform/routes'

export const tablesScreens: readonly Screen[] = [
  {
    path: '/setting-page/pricing',
    needs: 'products.read',
    load: () => import('./pricing-page').then((part) => part.PricingPage),
  },
  {
    path: '/setting-page/table',
    needs: 'products.read',
    load: () => import('./table-page').then((part) => part.TablePage),
  },
]
