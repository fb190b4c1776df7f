import type { Screen } from '../../platform/routes'

export const plansScreens: readonly Screen[] = [
  {
    path: '/setting-page/plans',
    needs: 'products.read',
    load: () => import('./plans-page').then((part) => part.PlansPage),
  },
]
