import type { importOperations } from '@coverwright/contract/rating/imports'
import { type Screen, toAsk } from '../../platform/routes'

export const importsScreens: readonly Screen[] = [
  {
    path: '/setting-page/import',
    guide: () => import('./guide').then((part) => part.guide),
    under: '/project',
    needs: toAsk<typeof importOperations.get>('products.read'),
    load: () => import('./import-page').then((part) => part.ImportPage),
  },
]
