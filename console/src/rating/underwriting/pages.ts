import type { Screen } from '../../platform/routes'

export const underwritingScreens: readonly Screen[] = [
  {
    path: '/setting-page/underwriting',
    needs: 'products.read',
    load: () => import('./underwriting-page').then((part) => part.UnderwritingPage),
  },
]
