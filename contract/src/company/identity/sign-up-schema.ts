import { signUpSteps } from '@coverwright/rules/company/identity'
import { z } from 'zod'
import { BusinessTypeField, CompanyName, LicenceNumber, Place } from '../companies'
import { CountryCode, EmailAddress, Language, NewPassword, PersonName, PhoneNumber, Secret, Title } from './fields'

export const SignUpCompany = z.object({
  companyName: CompanyName,
  licenceNumber: LicenceNumber,
  placeOfIncorporation: Place,
  businessType: BusinessTypeField,
  title: Title.min(1, 'identity.required'),
})
export type SignUpCompany = z.infer<typeof SignUpCompany>

/** The secret that a browser, or the mail, keeps to go on with a sign-up. */
const SignUpToken = z.object({ signUp: Secret })

export const SignUpCompanySaved = SignUpCompany.extend({ signUp: Secret.optional() })

export const SignUpEmail = SignUpToken.extend({
  firstName: PersonName,
  lastName: PersonName,
  email: EmailAddress,
  language: Language.default('en_us'),
  /** The versions that were shown and agreed to; without both there is no sign-up. */
  agreesToPrivacy: z.literal(true, 'identity.agreementMissing'),
  agreesToTerms: z.literal(true, 'identity.agreementMissing'),
  privacyVersion: z.string().max(20),
  termsVersion: z.string().max(20),
})

export const SignUpPhone = SignUpToken.extend({ countryCode: CountryCode, phone: PhoneNumber })

export const SignUpPassword = SignUpToken.extend(NewPassword.shape)

/** What was entered so far, and where to go on. The password is not part of it. */
export const SignUpView = z.object({
  step: z.enum(signUpSteps),
  company: SignUpCompany,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  countryCode: z.string().nullable(),
  phone: z.string().nullable(),
  policies: z.object({ privacy: z.string(), terms: z.string() }),
})
export type SignUpView = z.infer<typeof SignUpView>
