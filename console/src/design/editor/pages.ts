import type { productOperations } from '@coverwright/contract/design/products'
import { type Screen, toAsk } from '../../platform/routes'

export const editorScreens: readonly Screen[] = [
  {
    path: '/editor',
    hasGuide: true,
    under: '/project',
    needs: toAsk<typeof productOperations.get>('products.read'),
    load: () => import('./editor-page').then((part) => part.EditorPage),
  },
  {
    path: '/designStudio',
    hasGuide: true,
    under: '/project',
    needs: toAsk<typeof productOperations.get>('products.read'),
    load: () => import('./studio/studio-page').then((part) => part.StudioPage),
  },
]
