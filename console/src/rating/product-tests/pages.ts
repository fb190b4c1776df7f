import type { productTestOperations } from '@coverwright/contract/rating/product-tests'
import { type Screen, toAsk } from '../../platform/routes'

export const productTestsScreens: readonly Screen[] = [
  {
    path: '/setting-page/tests',
    hasGuide: true,
    setsUp: 'tests',
    under: '/project',
    needs: toAsk<typeof productTestOperations.listTests>('products.read'),
    load: () => import('./tests-page').then((part) => part.TestsPage),
  },
  {
    path: '/setting-page/impact',
    setsUp: 'impact',
    under: '/project',
    needs: toAsk<typeof productTestOperations.listTests>('products.read'),
    load: () => import('./impact-page').then((part) => part.ImpactPage),
  },
]
