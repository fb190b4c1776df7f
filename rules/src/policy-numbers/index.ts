export { collisionRefusal } from './collision'
export {
  dateFormats,
  designRefusals,
  MAX_NUMBER_LENGTH,
  MAX_PRINTED_LENGTH,
  policyNumberMessages,
  symbols,
} from './design'
export type { DateFormat, NumberPart, NumberSymbol, PolicyNumberCode, PolicyNumberDesign } from './design'
export {
  aroundNumber,
  changeRefusal,
  earlierRefusal,
  nextPolicyNumber,
  numbersLeft,
  policyNumberStatus,
  policyNumberStatuses,
  previewPolicyNumbers,
  printedPattern,
  printPolicyNumber,
  startsAfresh,
} from './policy-number'
export type { PolicyNumberStatus, PolicyNumberUse } from './policy-number'
