import { languageTag, type Language } from '../../languages'

/** What a language writes between whole and part: a point, or a comma in Indonesia. */
export function decimalSign(language: Language): string {
  const parts = new Intl.NumberFormat(languageTag(language)).formatToParts(1.5)
  return parts.find((part) => part.type === 'decimal')?.value ?? '.'
}
