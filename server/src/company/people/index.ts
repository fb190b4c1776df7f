export { keepAgreements } from './agreements'
export { setPassword } from './change-password'
export { issueCode, issueCodeUnlessJustSent, resendAfterSeconds, takeCode } from './codes'
export { deviceName } from './device-name'
export { erasePeopleOfCompany, erasePersonRows } from './erase-store'
export { guarded } from './guarded'
export { sendCodeSms, sendLetter } from './letter'
export { countFrom } from './code-store'
export { mayWriteTo, refuseWritingTooOften, writingRefusal } from './letter-limit'
export { findSentLink, issueLink, readLink, takeLink, withdrawLinks } from './links'
export { knownDevice, openSession } from './open-session'
export { hashPassword, isPassword, provesPassword } from './passwords'
export { rotateSession } from './rotate-session'
export { hashSecret, newSecret, seal } from './secrets'
export {
  deleteDevices,
  endCompanySessions,
  endSessions,
  listDevices,
  listLiveSessions,
  updateSession,
} from './session-store'
export {
  countRecoveryCodes,
  findPerson,
  findPersonByEmail,
  insertPerson,
  listAgreements,
  type Person,
  personName,
  replaceRecoveryCodes,
  updatePerson,
} from './store'
export { readIdToken, readTicket, signSupportDeskToken, signTicket, TOKEN_KEY } from './tokens'
export { sweepPeople } from './sweep'
export { people } from './tables'
export { newTwoStepSecret, renewRecoveryCodes, takeTwoStepCode, useRecoveryCode } from './two-step'
