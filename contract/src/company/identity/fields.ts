import {
  isCode,
  isCountryCode,
  isEmail,
  MAX_EMAIL_LENGTH,
  MAX_PASSWORD_LENGTH,
} from '@coverwright/rules/company/identity'
import { languages } from '@coverwright/rules/languages'
import { z } from 'zod'

/** The messages of these schemas are refusal codes: server and form find their words in one place. */
export const EmailAddress = z
  .string()
  .trim()
  .min(1, 'identity.emailMissing')
  .max(MAX_EMAIL_LENGTH, 'identity.emailNotValid')
  .refine(isEmail, 'identity.emailNotValid')

/** A password as typed at sign-in: nothing is said about its shape there. */
export const TypedPassword = z.string().min(1, 'identity.passwordMissing').max(MAX_PASSWORD_LENGTH)

export const NewPassword = z.object({
  password: z.string().min(1, 'identity.passwordMissing').max(MAX_PASSWORD_LENGTH, 'identity.passwordFormat'),
  repeatedPassword: z.string().max(MAX_PASSWORD_LENGTH, 'identity.passwordsDiffer'),
})

export const Code = z.string().trim().refine(isCode, 'identity.codeInvalid')

export const CountryCode = z.string().refine(isCountryCode, 'identity.phoneNotValid')

export const PhoneNumber = z.string().trim().min(1, 'identity.required').max(32, 'identity.phoneNotValid')

/** A secret of 32 bytes in a link, a ticket or a device's store. */
export const Secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'identity.linkExpired')

/** A ticket between two steps of signing in. */
export const Ticket = z.string().min(20).max(1000)

export const PersonName = z.string().trim().min(1, 'identity.required').max(80)

export const Title = z.string().trim().max(80)

export const Language = z.enum(languages)

/** A call that has nothing to tell but that it was done. */
export const Done = z.object({ done: z.literal(true) })
