import type { Screen } from '../../platform/routes'

export const pricingScreens: readonly Screen[] = [
  {
    path: '/setting-page/recipe',
    needs: 'products.read',
    load: () => import('./recipe-page').then((part) => part.RecipePage),
  },
]
