import type { productOperations } from '@coverwright/contract/design/products'
import { type Screen, toAsk } from '../../platform/routes'

export const translationsScreens: readonly Screen[] = [
  {
    path: '/setting-page/languages',
    hasGuide: true,
    foundBy: 'language translation text sheet 語言 翻譯 文字 语言 翻译',
    under: '/project',
    needs: toAsk<typeof productOperations.get>('products.read'),
    load: () => import('./languages-page').then((part) => part.LanguagesPage),
  },
]
