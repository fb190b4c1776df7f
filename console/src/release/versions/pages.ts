import type { versionOperations } from '@coverwright/contract/release/versions'
import { type Screen, toAsk } from '../../platform/routes'

export const versionsScreens: readonly Screen[] = [
  {
    path: '/setting-page/history',
    under: '/project',
    needs: toAsk<typeof versionOperations.getHistory>('products.read'),
    load: () => import('./history-page').then((part) => part.HistoryPage),
  },
  {
    path: '/setting-page/bring-in',
    under: '/project',
    needs: toAsk<typeof versionOperations.importProduct>('products.write'),
    load: () => import('./import-page').then((part) => part.ImportPage),
  },
]
