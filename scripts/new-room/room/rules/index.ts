export { type GiftCardAct, giftCardEvents, giftCardLife, giftCardRefusal } from './gift-card-life'
export { type GiftCardState, giftCardStates } from './gift-card-life'
