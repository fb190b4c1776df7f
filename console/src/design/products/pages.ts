import type { productGroupOperations, productOperations } from '@coverwright/contract/design/products'
import { type Screen, toAsk } from '../../platform/routes'

export const productsScreens: readonly Screen[] = [
  {
    path: '/project',
    hasGuide: true,
    inRail: true,
    needs: toAsk<typeof productOperations.list>('products.read'),
    load: () => import('./project-page').then((part) => part.ProjectPage),
  },
  {
    path: '/setting-page',
    hasGuide: true,
    under: '/project',
    needs: toAsk<typeof productOperations.get>('products.read'),
    load: () => import('./setting-page').then((part) => part.SettingPage),
  },
  {
    path: '/groupProject',
    hasGuide: true,
    foundBy: 'group folder people invite 群組 分組 群组 分组',
    under: '/project',
    needs: toAsk<typeof productGroupOperations.list>('products.read'),
    load: () => import('./group-page').then((part) => part.GroupPage),
  },
]
