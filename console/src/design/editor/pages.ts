import type { productOperations } from '@coverwright/contract/design/products'
import { type Screen, toAsk } from '../../platform/routes'

export const editorScreens: readonly Screen[] = [
  {
    path: '/editor',
    hasGuide: true,
    setsUp: 'form',
    foundBy: 'form question journey page 表單 問題 流程 頁面 表单 问题 页面',
    under: '/project',
    needs: toAsk<typeof productOperations.get>('products.read'),
    load: () => import('./editor-page').then((part) => part.EditorPage),
  },
  {
    path: '/designStudio',
    hasGuide: true,
    foundBy: 'studio journey page question form 流程 頁面 問題 表單 页面 问题 表单',
    under: '/project',
    needs: toAsk<typeof productOperations.get>('products.read'),
    load: () => import('./studio/studio-page').then((part) => part.StudioPage),
  },
]
