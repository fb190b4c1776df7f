import {
  accountOperations,
  contactOperations,
  identityOperations,
  passwordOperations,
  signInCodeOperations,
  signUpOperations,
} from '@coverwright/contract/company/identity'
import { bind } from '../../platform/operations'
import { getAccount, getUserType, saveAddress, updateAccount } from './account'
import { changePassword } from './change-password'
import { checkCompany, findCompany } from './check-company'
import { askReactivation, contactUs } from './contact-us'
import { createSignUpPassword, resendVerification } from './create-sign-up-password'
import { getConfirmation } from './get-confirmation'
import { getDomainType } from './get-domain-type'
import { getSupportDeskToken } from './get-support-desk-token'
import { loadMe } from './load-me'
import { eraseSelf, exportSelf } from './own-person'
import { forgetDevice, listSessions, revokeSession } from './own-sessions'
import { refreshSession } from './refresh-session'
import { resetPassword, sendResetCode, verifyResetCode } from './reset-password'
import { saveSignUpEmail } from './save-sign-up-email'
import { signIn } from './sign-in'
import { signOut } from './sign-out'
import { getSignUp, saveCompany } from './sign-up'
import { confirmTwoStep, renewOwnRecoveryCodes, startTwoStep, stopTwoStep } from './two-step'
import { verifyEmail } from './verify-email'
import { sendDeviceCode, verifyDevice, verifyTwoStep } from './verify-sign-in'
import { sendPhoneCode, verifyPhoneCode } from './verify-sign-up-phone'
import { writeToSupport } from './write-to-support'

export const identityRoutes = [
  ...bind(identityOperations, { getDomainType, signIn, refreshSession, signOut, me: loadMe }),
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
