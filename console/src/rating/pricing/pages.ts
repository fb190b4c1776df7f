import type { pricingOperations } from '@coverwright/contract/rating/pricing'
import { type Screen, toAsk } from '../../platform/routes'

export const pricingScreens: readonly Screen[] = [
  {
    path: '/setting-page/recipe',
    hasGuide: true,
    under: '/project',
    needs: toAsk<typeof pricingOperations.get>('products.read'),
    load: () => import('./recipe-page').then((part) => part.RecipePage),
  },
]
