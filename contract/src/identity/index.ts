export { EmailAddress } from './fields'
export { identityOperations } from './operations'
export { signInCodeOperations } from './sign-in-operations'
export { DomainType, Me, SignIn, SignInStep, TokenSet } from './session-schema'
