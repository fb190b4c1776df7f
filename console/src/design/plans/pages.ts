import type { planOperations } from '@coverwright/contract/design/plans'
import { type Screen, toAsk } from '../../platform/routes'

export const plansScreens: readonly Screen[] = [
  {
    path: '/setting-page/plans',
    hasGuide: true,
    setsUp: 'plans',
    under: '/project',
    needs: toAsk<typeof planOperations.get>('products.read'),
    load: () => import('./plans-page').then((part) => part.PlansPage),
  },
]
