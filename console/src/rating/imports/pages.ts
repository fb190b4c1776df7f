import type { importOperations } from '@coverwright/contract/rating/imports'
import { type Screen, toAsk } from '../../platform/routes'

export const importsScreens: readonly Screen[] = [
  {
    path: '/setting-page/import',
    hasGuide: true,
    under: '/project',
    needs: toAsk<typeof importOperations.get>('products.read'),
    load: () => import('./import-page').then((part) => part.ImportPage),
  },
]
