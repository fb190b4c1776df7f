import type { giftCardOperations } from '@coverwright/contract/selling/gift-cards'
import { type Screen, toAsk } from '../../platform/routes'

export const giftCardsScreens: readonly Screen[] = [
  {
    path: '/gift-cards',
    inRail: true,
    hasGuide: true,
    needs: toAsk<typeof giftCardOperations.list>('giftCards.read'),
    load: () => import('./gift-cards-page').then((part) => part.GiftCardsPage),
  },
]
