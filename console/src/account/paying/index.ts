export { CardState } from './card-state'
export { PriceLines } from './price-lines'
export { usePaymentMethod } from './use-card'
