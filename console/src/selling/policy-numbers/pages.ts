import type { Screen } from '../../platform/routes'

export const policyNumbersScreens: readonly Screen[] = [
  {
    path: '/setting/policy-numbers',
    place: 'products',
    area: 'company',
    needs: 'products.read',
    load: () => import('./numbers-page').then((part) => part.NumbersPage),
  },
]
