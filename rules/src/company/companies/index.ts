export {
  type BusinessType,
  businessTypes,
  type CompanyDocument,
  companyDocuments,
  type CompanyType,
  companyTypes,
  countries,
  firstPaymentMode,
  type PaymentMode,
  paymentModes,
} from './company'
export { foldName, isEnglish } from './names'
export { DEACTIVATED_KEPT_MONTHS, eraseAfter, isDueForErasure, reactivationRefusal } from './retention'
export {
  missingForVerification,
  submissionRefusal,
  verificationLife,
  type VerificationEvent,
  type VerificationState,
  verificationStates,
} from './verification'
export { webAddress } from './web-address'
