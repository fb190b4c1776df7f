import type { designOperations, wizardOperations } from '@coverwright/contract/release/designs'
import { type Screen, toAsk } from '../../platform/routes'

const wizard = {
  under: '/project',
  needs: toAsk<typeof wizardOperations.get>('products.write'),
  load: () => import('./wizard-page').then((part) => part.WizardPage),
} as const

export const designsScreens: readonly Screen[] = [
  {
    path: '/product-design',
    inRail: true,
    hasGuide: true,
    needs: toAsk<typeof designOperations.list>('products.read'),
    load: () => import('./gallery-page').then((part) => part.GalleryPage),
  },
  {
    path: '/productLibrary',
    under: '/project',
    hasGuide: true,
    needs: toAsk<typeof designOperations.list>('products.read'),
    load: () => import('./library-page').then((part) => part.LibraryPage),
  },
  { path: '/pre-build', hasGuide: true, ...wizard },
  { path: '/bs-build', isStep: true, ...wizard },
  { path: '/steps', isStep: true, ...wizard },
]
