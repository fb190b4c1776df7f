export { collisionRefusal, sharedTexts } from './collision'
export {
  dateFormats,
  designRefusals,
  MAX_NUMBER_LENGTH,
  MAX_PARTS,
  MAX_PRINTED_LENGTH,
  policyNumberMessages,
  symbols,
} from './design'
export type { DateFormat, NumberPart, NumberSymbol, PolicyNumberCode, PolicyNumberDesign } from './design'
export { changeRefusal, earlierRefusal, endRefusal, isFrozen, startsAfresh, titleRefusal } from './design-change'
export { highestPrinted } from './highest-printed'
export type { PrintedNumbers } from './highest-printed'
export {
  aroundNumber,
  isRunningOut,
  nextPolicyNumber,
  numbersLeft,
  policyNumberStatus,
  policyNumberStatuses,
  previewPolicyNumbers,
  printPolicyNumber,
  printsAlike,
} from './policy-number'
export type { PolicyNumberStatus, PolicyNumberUse } from './policy-number'
export { printTestNumber, testCountOf } from './test-number'
