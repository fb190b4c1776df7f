export { dateFormats, designRefusals, policyNumberMessages, symbols } from './design'
export type { DateFormat, NumberPart, NumberSymbol, PolicyNumberCode, PolicyNumberDesign } from './design'
export {
  changeRefusal,
  collisionRefusal,
  nextPolicyNumber,
  policyNumberStatus,
  policyNumberStatuses,
  previewPolicyNumbers,
  printPolicyNumber,
} from './policy-number'
export type { PolicyNumberStatus, PolicyNumberUse } from './policy-number'
