import type { policyNumberOperations } from '@coverwright/contract/selling/policy-numbers'
import { type Screen, toAsk } from '../../platform/routes'

export const policyNumbersScreens: readonly Screen[] = [
  {
    path: '/setting/policy-numbers',
    hasGuide: true,
    setsUp: 'policyNumbers',
    under: '/setting',
    inRail: true,
    inSettings: 'company',
    needs: toAsk<typeof policyNumberOperations.listScopes>('products.read'),
    load: () => import('./numbers-page').then((part) => part.NumbersPage),
  },
]
