import type { unitOperations } from '@coverwright/contract/account/units'
import { type Screen, toAsk } from '../../platform/routes'

export const unitsScreens: readonly Screen[] = [
  {
    path: '/setting/units',
    under: '/setting',
    inSettings: 'company',
    needs: toAsk<typeof unitOperations.getUnits>('subscriptions.read'),
    load: () => import('./units-page').then((part) => part.UnitsPage),
  },
]
