import { isLanguage, type Language, nearestFirst } from './languages'

/** One text in the languages it has been written in. */
export type Texts = { readonly [language in Language]?: string }

export function textIn(texts: Texts | undefined, language: Language): string {
  if (!texts) return ''
  for (const near of nearestFirst(language)) if (texts[near]) return texts[near]
  return ''
}

/** Nobody has written it in any language. */
export const isBlank = (texts: Texts): boolean => Object.values(texts).join('').trim() === ''

/** Texts are the only objects of a document whose keys are languages, so they are known by their keys. */
export function isTexts(value: unknown): value is Texts {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every(isLanguage)
}

/** The same document with every text in one language only: what one reader needs. */
export function inLanguage<Document>(document: Document, language: Language): Document {
  if (isTexts(document)) return { [language]: textIn(document, language) } as Document
  if (Array.isArray(document)) return document.map((part: unknown) => inLanguage(part, language)) as Document
  if (typeof document !== 'object' || document === null) return document
  return Object.fromEntries(
    Object.entries(document).map(([key, part]: [string, unknown]) => [key, inLanguage(part, language)]),
  ) as Document
}

export type MissingText = { readonly path: string; readonly language: Language }

/** Texts of a document that lack one of the languages it is sold in; what nobody has written at all is not lacking. */
export function missingTexts(document: unknown, wanted: readonly Language[], path = ''): MissingText[] {
  if (isTexts(document)) {
    const lacking = isBlank(document) ? [] : wanted.filter((language) => !document[language]?.trim())
    return lacking.map((language) => ({ path, language }))
  }
  if (typeof document !== 'object' || document === null) return []
  return Object.entries(document).flatMap(([key, part]) =>
    missingTexts(part, wanted, path === '' ? key : `${path}.${key}`),
  )
}
