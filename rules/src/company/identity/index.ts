export {
  CODE_DIGITS,
  CODE_LIFE_MS,
  CODE_RESEND_AFTER_MS,
  CODE_SEND_WINDOW_MS,
  CODE_SENDS_PER_HOUR,
  LETTERS_PER_SENDER,
  CODE_TRIES,
  type CodePurpose,
  codePurposes,
  codeRefusal,
  isCode,
  type ResendRefusal,
  resendRefusal,
} from './code'
export {
  type ConfirmationPurpose,
  confirmationPurposes,
  type ConfirmationState,
  confirmationState,
  confirmationStates,
} from './confirmation'
export { businessEmailRefusal, foldEmail, isEmail, maskEmail, MAX_EMAIL_LENGTH } from './email'
export {
  ID_TOKEN_LIFE_MS,
  linkLifeMs,
  type LinkPurpose,
  RECOVERY_CODE_COUNT,
  REFRESH_GRACE_MS,
  SESSION_LIFE_MS,
  SIGN_UP_LIFE_MS,
} from './life'
export { brokenPasswordRules, type PasswordRule, passwordRefusal, passwordRuleNames } from './password'
export { MAX_PASSWORD_LENGTH } from './password-length'
export { isCountryCode, isPhone, isTelephone, offeredCountryCodes, phoneRefusal, trimPhone } from './phone'
export { type Failures, type Guard, signInGuards, signInRefusal } from './sign-in-guard'
export { policyVersions, type SignUpStep, signUpStep, signUpSteps } from './sign-up'
