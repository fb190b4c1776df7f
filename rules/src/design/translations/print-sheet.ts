import { csvText } from '../../kernel'
import { isBlank, type Language, textIn } from '../../languages'
import type { Body } from '../products'
import { textsOf } from './texts-of'

export const KEY_COLUMN = 'key'
export const ABOUT_COLUMN = 'about'
/** Before the language that is translated from: 'source en_us'. */
export const SOURCE_COLUMN = 'source'

/** A sheet for a translator: a line for each text, what is to be translated, and a column for each further language. */
export function printTextSheet(body: Body, source: Language): string {
  const others = body.languages.filter((language) => language !== source)
  const head = [KEY_COLUMN, ABOUT_COLUMN, `${SOURCE_COLUMN} ${source}`, ...others]
  const lines = textsOf(body)
    .filter(({ texts }) => !isBlank(texts))
    .map(({ key, about, texts }) => [
      key,
      about ? textIn(about, source) : '',
      texts[source] ?? '',
      ...others.map((language) => texts[language] ?? ''),
    ])
  return csvText([head, ...lines])
}
