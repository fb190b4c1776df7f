/**
 * Spec 5, by country code: +86 is 11 digits starting with 1 and second digit 3-9; +852 is 8 digits starting with 1 or
 * 3-9; +62 is 12 or 13 digits; others more than 5 characters (and no longer than E.164 allows).
 */
const shapes: Readonly<Record<string, RegExp>> = {
  '+86': /^1[3-9]\d{9}$/,
  '+852': /^[13-9]\d{7}$/,
  '+62': /^\d{12,13}$/,
}
const other = /^\d{6,15}$/

/** Countries that the product is sold in come first; the rest are those its buyers travel and call from. */
export const phoneCodes = [
  '+852',
  '+62',
  '+44',
  '+1',
  '+65',
  '+60',
  '+66',
  '+86',
  '+853',
  '+886',
  '+61',
  '+81',
] as const

export type Phone = { readonly code: string; readonly number: string }

/** '+852 6123 4567': the country code, a space, then the number as it was typed. */
export function readPhone(answer: string): Phone | null {
  const match = /^(\+\d{1,4}) (.*)$/.exec(answer.normalize('NFKC').trim())
  return match ? { code: match[1] ?? '', number: (match[2] ?? '').replace(/[\s().-]/g, '') } : null
}

export function isPhone({ code, number }: Phone): boolean {
  return /^\+\d{1,4}$/.test(code) && (shapes[code] ?? other).test(number)
}
