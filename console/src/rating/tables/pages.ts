import type { tableOperations } from '@coverwright/contract/rating/tables'
import { type Screen, toAsk } from '../../platform/routes'

export const tablesScreens: readonly Screen[] = [
  {
    path: '/setting-page/pricing',
    hasGuide: true,
    setsUp: 'pricing',
    under: '/project',
    needs: toAsk<typeof tableOperations.list>('products.read'),
    load: () => import('./pricing-page').then((part) => part.PricingPage),
  },
  {
    path: '/setting-page/table',
    under: '/project',
    needs: toAsk<typeof tableOperations.get>('products.read'),
    load: () => import('./table-page').then((part) => part.TablePage),
  },
]
