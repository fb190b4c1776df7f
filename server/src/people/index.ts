export { issueCode, issueCodeUnlessJustSent, resendAfterSeconds, takeCode } from './codes'
export { issueLink, readLink, takeLink } from './links'
export { knownDevice, openSession } from './open-session'
export { hashPassword, isPassword } from './passwords'
