export { collisionRefusal, likenessOf } from './collision'
export {
  dateFormats,
  designRefusals,
  MAX_NUMBER_LENGTH,
  MAX_PRINTED_LENGTH,
  policyNumberMessages,
  symbols,
} from './design'
export type { DateFormat, NumberPart, NumberSymbol, PolicyNumberCode, PolicyNumberDesign } from './design'
export { changeRefusal, earlierRefusal, endRefusal, isFrozen, startsAfresh } from './design-change'
export {
  aroundNumber,
  isRunningOut,
  nextPolicyNumber,
  numbersLeft,
  policyNumberStatus,
  policyNumberStatuses,
  previewPolicyNumbers,
  printedPattern,
  printPolicyNumber,
} from './policy-number'
export type { PolicyNumberStatus, PolicyNumberUse } from './policy-number'
