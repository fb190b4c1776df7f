import {
  accountOperations,
  contactOperations,
  identityOperations,
  passwordOperations,
  signInCodeOperations,
  signUpOperations,
} from '@coverwright/contract/company/identity'
import { bind } from '../../platform/operations'
import { getAccount } from './get-account'
import { getUserType } from './get-user-type'
import { saveAddress } from './save-address'
import { updateAccount } from './update-account'
import { changePassword } from './change-password'
import { checkCompany } from './check-company'
import { findCompany } from './find-company'
import { askReactivation } from './ask-reactivation'
import { contactUs } from './contact-us'
import { createSignUpPassword } from './create-sign-up-password'
import { resendVerification } from './resend-verification'
import { getConfirmation } from './get-confirmation'
import { type CompanyOfHost, getDomainType } from './get-domain-type'
import { getSupportDeskToken } from './get-support-desk-token'
import { loadMe } from './load-me'
import { eraseSelf } from './erase-self'
import { exportSelf } from './export-self'
import { forgetDevice } from './forget-device'
import { listSessions } from './list-sessions'
import { revokeSession } from './revoke-session'
import { refreshSession } from './refresh-session'
import { resetPassword } from './reset-password'
import { sendResetCode } from './send-reset-code'
import { verifyResetCode } from './verify-reset-code'
import { saveSignUpEmail } from './save-sign-up-email'
import { signIn } from './sign-in'
import { signOut } from './sign-out'
import { getSignUp } from './get-sign-up'
import { saveCompany } from './save-company'
import { confirmTwoStep } from './confirm-two-step'
import { renewOwnRecoveryCodes } from './renew-own-recovery-codes'
import { startTwoStep } from './start-two-step'
import { stopTwoStep } from './stop-two-step'
import { verifyEmail } from './verify-email'
import { sendDeviceCode } from './send-device-code'
import { verifyDevice } from './verify-device'
import { verifyTwoStep } from './verify-two-step'
import { sendPhoneCode } from './send-phone-code'
import { verifyPhoneCode } from './verify-phone-code'
import { writeToSupport } from './write-to-support'

export const identityRoutes = (companyOfHost: CompanyOfHost) => [
  ...bind(identityOperations, {
    getDomainType: (ctx) => getDomainType(ctx, companyOfHost),
    signIn,
    refreshSession,
    signOut,
    me: loadMe,
  }),
  ...bind(signInCodeOperations, { sendDeviceCode, verifyDevice, verifyTwoStep }),
  ...bind(signUpOperations, {
    findCompany,
    checkCompany,
    saveCompany,
    getSignUp,
    saveEmail: saveSignUpEmail,
    sendPhoneCode,
    verifyPhoneCode,
    createPassword: createSignUpPassword,
    resendVerification,
    getConfirmation,
    verifyEmail,
  }),
  ...bind(passwordOperations, {
    sendResetCode,
    sendResetCodeOlder: sendResetCode,
    verifyResetCode,
    resetPassword,
    changePassword,
  }),
  ...bind(accountOperations, {
    getAccount,
    getSecurity: getAccount,
    getUserType,
    updateAccount,
    saveAddress,
    listSessions,
    revokeSession,
    forgetDevice,
    startTwoStep,
    confirmTwoStep,
    stopTwoStep,
    renewRecoveryCodes: renewOwnRecoveryCodes,
    exportSelf,
    eraseSelf,
    getSupportDeskToken,
  }),
  ...bind(contactOperations, { contactUs, writeToSupport, askReactivation }),
]
