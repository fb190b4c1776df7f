export { canaryReplaced, productPublished } from './events'
export { needOperations } from './need-operations'
export { OfferView } from './offer'
export { publishingOperations } from './operations'
export { publisherOperations } from './publisher-operations'
export {
  ChangeView,
  ForSaleView,
  Hash,
  MountView,
  NeedView,
  ReleaseView,
  shellMay,
  ShellSettings,
  ShellView,
} from './schema'
export { shellOperations } from './shell-operations'
