import type { fontOperations, photoOperations } from '@coverwright/contract/design/library'
import { type Screen, toAsk } from '../../platform/routes'

const placed = { hasGuide: true, inRail: 'designer' } as const

export const libraryScreens: readonly Screen[] = [
  {
    ...placed,
    path: '/photoLibrary',
    foundBy: 'photo picture image library crop 相片 圖片 图片 相册',
    needs: toAsk<typeof photoOperations.list>('products.read'),
    load: () => import('./photo-library-page').then((part) => part.PhotoLibraryPage),
  },
  {
    ...placed,
    path: '/fontLibrary',
    foundBy: 'font typeface letter library 字型 字體 字体',
    needs: toAsk<typeof fontOperations.list>('products.read'),
    load: () => import('./font-library-page').then((part) => part.FontLibraryPage),
  },
]
