import { giftCardOperations } from '@coverwright/contract/selling/gift-cards'
import { bind, type Room } from '../../platform/operations'
import { changeGiftCardState, createGiftCard, deleteGiftCard, updateGiftCard } from './keep-gift-card'
import { getGiftCard, listGiftCards } from './list-gift-cards'
import { insertGiftCard } from './store'

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
  demo: async (ctx) => {
    await insertGiftCard(ctx, { title: 'Spring', state: 'retired' })
    await insertGiftCard(ctx, { title: 'Summer', state: 'active' })
    await insertGiftCard(ctx, { title: 'Autumn', state: 'draft' })
  },
}
