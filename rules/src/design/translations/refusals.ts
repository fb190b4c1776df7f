import { refusalOf, type Refusal } from '../../kernel'
import { isBlank, type Language } from '../../languages'
import type { TextChange } from './set-text'
import type { BodyText } from './texts-of'

export type TranslationCode =
  | 'translations.unknownText'
  | 'translations.notSpoken'
  | 'translations.tooLong'
  | 'translations.lastText'
  | 'translations.noLanguage'
  | 'translations.languageTwice'

/** Why a text cannot be written so, or null. `known` is the text of that key, if there is one. */
export function textRefusal(
  known: BodyText | undefined,
  { key, language, text }: TextChange,
  spoken: readonly Language[],
): Refusal<TranslationCode> | null {
  if (!known) return refusalOf('translations.unknownText', { key })
  if (!spoken.includes(language)) return refusalOf('translations.notSpoken', { language })
  const written = text.trim()
  if (written.length > known.max) return refusalOf('translations.tooLong', { max: known.max })
  const { [language]: before, ...others } = known.texts
  // Whether a product has a text at all is said on the screen of the text; here it is only said in other words.
  const isLast = written === '' && Boolean(before?.trim()) && isBlank(others)
  return isLast ? refusalOf('translations.lastText') : null
}

/** What a product may be sold in: one language at least, each once. */
export function languagesRefusal(languages: readonly Language[]): Refusal<TranslationCode> | null {
  if (languages.length === 0) return refusalOf('translations.noLanguage')
  return new Set(languages).size < languages.length ? refusalOf('translations.languageTwice') : null
}
