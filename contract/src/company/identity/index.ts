export { accountOperations } from './account-operations'
export { Account, AccountChange, DeviceView, SessionView, UserType } from './account-schema'
export { companySignedUp, newDeviceProved } from './events'
export { contactOperations, SupportMessage } from './contact-operations'
export {
  Code,
  CountryCode,
  Done,
  EmailAddress,
  Language,
  NewPassword,
  PersonName,
  PhoneNumber,
  Secret,
  Title,
} from './fields'
export { identityOperations } from './operations'
export { passwordOperations } from './password-operations'
export { DomainType, Me, SignIn, SignInStep, TokenSet } from './session-schema'
export { signInCodeOperations } from './sign-in-operations'
export { signUpOperations } from './sign-up-operations'
export { SignUpCompany, SignUpEmail, SignUpPassword, SignUpPhone, SignUpView } from './sign-up-schema'
export { meTopic, sessionTopic } from './topics'
