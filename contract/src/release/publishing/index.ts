export { OfferView, publishingOperations, ShellView } from './operations'
