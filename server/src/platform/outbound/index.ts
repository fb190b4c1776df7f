export { addressKind } from './address-kinds'
export { askOutside, type OutboundTerms } from './ask-outside'
export { OutboundFailure, type OutboundFailureCode } from './outbound-failure'
