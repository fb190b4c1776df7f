import type { TermText } from '../../design/parts'
import { isBlank, type Language, textIn, type Texts } from '../../languages'

/** In the reader's language, or the nearest that it was written in. */
export const termTextIn = (text: TermText, language: Language): string =>
  typeof text === 'string' ? text : textIn(text, language)

/** By language; a plain text is in the one that is named. */
export const termTexts = (text: TermText, first: Language): Texts =>
  typeof text === 'string' ? (text === '' ? {} : { [first]: text }) : text

export const isUnsaid = (text: TermText): boolean => (typeof text === 'string' ? text.trim() === '' : isBlank(text))
