import { type Refusal, refusalOf } from '../../kernel'
import { isCommonPassword } from './common-password'
import { MAX_PASSWORD_LENGTH } from './password-length'

type Rule = (password: string, own: readonly string[]) => boolean

/**
 * Spec 5: at least 8 characters with lower case, upper case, special character and number. What keeps all of these and is on
 * every list of guesses is refused in the same words. `own` is what whoever guesses knows: names, the mail, the company.
 */
export const passwordRules = {
  length: (password: string) => password.length >= 8 && password.length <= MAX_PASSWORD_LENGTH,
  lowerCase: (password: string) => /[a-z]/.test(password),
  upperCase: (password: string) => /[A-Z]/.test(password),
  number: (password: string) => /[0-9]/.test(password),
  special: (password: string) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  uncommon: (password: string, own: readonly string[]) => !isCommonPassword(password, own),
} as const satisfies Record<string, Rule>

export type PasswordRule = keyof typeof passwordRules
export const passwordRuleNames = Object.keys(passwordRules) as PasswordRule[]

/** The rules that a password does not keep yet, in the order of the list that a person sees. */
export const brokenPasswordRules = (password: string, own: readonly string[] = []): PasswordRule[] =>
  passwordRuleNames.filter((rule) => !passwordRules[rule](password, own))

export type PasswordRefusal = Refusal<'identity.passwordFormat' | 'identity.passwordsDiffer'>

export function passwordRefusal(
  password: string,
  repeated: string,
  own: readonly string[] = [],
): PasswordRefusal | null {
  if (brokenPasswordRules(password, own).length > 0) return refusalOf('identity.passwordFormat', undefined, 'password')
  if (password !== repeated) return refusalOf('identity.passwordsDiffer', undefined, 'repeatedPassword')
  return null
}
