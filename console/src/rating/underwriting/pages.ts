import type { underwritingOperations } from '@coverwright/contract/rating/underwriting'
import { type Screen, toAsk } from '../../platform/routes'

export const underwritingScreens: readonly Screen[] = [
  {
    path: '/setting-page/underwriting',
    hasGuide: true,
    setsUp: 'underwriting',
    under: '/project',
    needs: toAsk<typeof underwritingOperations.get>('products.read'),
    load: () => import('./underwriting-page').then((part) => part.UnderwritingPage),
    inEditor: () => import('./underwriting-page').then((part) => part.RulesInEditor),
  },
]
