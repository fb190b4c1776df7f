import type { directPageOperations } from '@coverwright/contract/release/direct-pages'
import { type Screen, toAsk } from '../../platform/routes'

export const directPagesScreens: readonly Screen[] = [
  {
    path: '/directPage',
    hasGuide: true,
    inRail: true,
    foundBy: 'landing page direct page campaign utm visits 直銷頁 推廣 活動 直销页 推广 活动',
    needs: toAsk<typeof directPageOperations.list>('pages.read'),
    load: () => import('./direct-pages-page').then((part) => part.DirectPagesPage),
  },
]
