import { giftCardOperations } from '@coverwright/contract/selling/gift-cards'
import { bind, type Room } from '../../platform/operations'
import { seedGiftCardsDemo } from './demo'
import { changeGiftCardState, createGiftCard, deleteGiftCard, updateGiftCard } from './keep-gift-card'
import { getGiftCard, listGiftCards } from './list-gift-cards'

export const giftCardsRoom: Room = {
  name: 'gift-cards',
  operations: bind(giftCardOperations, {
    list: listGiftCards,
    get: getGiftCard,
    create: createGiftCard,
    update: updateGiftCard,
    changeState: changeGiftCardState,
    delete: deleteGiftCard,
  }),
  demo: seedGiftCardsDemo,
}
