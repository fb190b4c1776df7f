export { quoteDeclined, quotePriced, quoteReferred } from './events'
export { quoteOperations } from './operations'
export { BuyerToken, Price, PromisedPrice, QuoteView } from './schema'
