import { accountScreens } from './account'
import { joiningScreens } from './joining'
import { passwordResetScreens } from './password-reset'
import { signInScreens } from './sign-in'
import { signUpScreens } from './sign-up'

export { EntryBrand, EntryHalves, EntryOutcome, EntryPage, LinkOver, useTakenSecret } from './entry'

/** Whoever comes in, and who they are: signing in and up, joining a company, a new password, the own account. */
export const identityScreens = [
  ...signInScreens,
  ...signUpScreens,
  ...joiningScreens,
  ...passwordResetScreens,
  ...accountScreens,
]
