import { isBlank, type Language, type Texts } from '../../languages'

/** Whether a text lacks this language; what nobody has written at all lacks none. */
export const lacks = (texts: Texts, language: Language): boolean => !isBlank(texts) && !texts[language]?.trim()

/** How many of these texts are missing in each language of a product. */
export const missingByLanguage = (all: readonly Texts[], languages: readonly Language[]) =>
  new Map(languages.map((language) => [language, all.filter((texts) => lacks(texts, language)).length]))
