export { productPublished } from './events'
export { OfferView, publishingOperations, ShellView } from './operations'
