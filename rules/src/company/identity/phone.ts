import { type Refusal, refusalOf } from '../../kernel'

/** Spec 5: phone by country code. Digits of other scripts are not digits here. */
const phoneShapes: Readonly<Record<string, RegExp>> = {
  '+86': /^1[3-9][0-9]{9}$/,
  '+852': /^[13-9][0-9]{7}$/,
  '+62': /^[0-9]{12,13}$/,
}
/** Spec 5: others more than 5 characters; no number of the world has more than 15 digits. */
const ANY_OTHER = /^[0-9]{6,15}$/

/** Country codes offered first: spec 9. */
export const offeredCountryCodes = ['+852', '+62', '+44', '+1', '+65', '+60', '+66', '+86'] as const

/** People write numbers in groups; the groups mean nothing. */
export const trimPhone = (phone: string): string => phone.replace(/[\s()-]/g, '')

export const isCountryCode = (code: string): boolean => /^\+[1-9][0-9]{0,3}$/.test(code)

export function isPhone(countryCode: string, phone: string): boolean {
  return isCountryCode(countryCode) && (phoneShapes[countryCode] ?? ANY_OTHER).test(trimPhone(phone))
}

export type PhoneRefusal = Refusal<'identity.phoneNotValid'>

export const phoneRefusal = (countryCode: string, phone: string): PhoneRefusal | null =>
  isPhone(countryCode, phone) ? null : refusalOf('identity.phoneNotValid', undefined, 'phone')
