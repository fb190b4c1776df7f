export { quoteDeclined, quotePriced, quoteReferred } from './events'
export { quoteFileOperations, QuoteFileView } from './file-operations'
export { quoteOperations } from './operations'
export { BuyerToken, Price, PromisedPrice, QuoteView } from './schema'
