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

/** Codes that decide the shape come first: +852 is not +85. */
const shapedCodes = [...new Set([...Object.keys(phoneShapes), ...offeredCountryCodes])].sort(
  (one, other) => other.length - one.length,
)

/** A number as one text, '+852 3123 4567': by its country's shape where it names one, by the general one otherwise. */
export function isTelephone(typed: string): boolean {
  const phone = trimPhone(typed)
  if (!phone.startsWith('+')) return ANY_OTHER.test(phone)
  const code = shapedCodes.find((each) => phone.startsWith(each))
  return code ? isPhone(code, phone.slice(code.length)) : ANY_OTHER.test(phone.slice(1))
}
