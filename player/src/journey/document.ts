import { inLanguage, type Language } from '@coverwright/rules/languages'
import type { Conditions, PlayedBody } from '@coverwright/rules/design/products'
import { type Words, wordsIn } from '../words'

/** Everything that a browser needs to play one body in one language. */
export type JourneyDocument = {
  readonly hash: string
  readonly language: Language
  /** With its texts in this language only. */
  readonly body: PlayedBody
  readonly words: Words
  /** Its conditions, parsed: the browser needs no parser, and the server works everything out again from their texts. */
  readonly conditions: Conditions
  /** Whether the server can be asked what it costs. */
  readonly isPriced: boolean
}

/** Only what a buyer may see goes out: prices and underwriting are worked out on the server. */
export function journeyDocument(
  body: PlayedBody,
  hash: string,
  language: Language,
  conditions: Conditions = {},
): JourneyDocument {
  const { version, name, currency, timeZone, languages, look, pages } = body
  const seen: PlayedBody = { version, name, currency, timeZone, languages, look, pages }
  return {
    hash,
    language,
    body: inLanguage(seen, language),
    words: wordsIn[language],
    conditions,
    isPriced: body.pricing !== undefined,
  }
}
