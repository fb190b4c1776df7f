export { giftCardOperations, giftCardsTopic } from './operations'
export { GiftCardDraft, GiftCardView } from './schema'
