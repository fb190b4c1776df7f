import type { Body } from '@coverwright/rules/design/products'
import { type BodyText, lacks } from '@coverwright/rules/design/translations'
import { isLanguage, type Language } from '@coverwright/rules/languages'
import type { Filter } from './text-filter'

/** The texts that a filter leaves; a search looks into every language and into what a text belongs to. */
export function shownTexts(
  rows: readonly BodyText[],
  { search, show }: Filter,
  languages: readonly Language[],
  isStale: (key: string, language: Language) => boolean,
) {
  const words = search.trim().toLowerCase()
  const wanted = isLanguage(show) ? [show] : languages
  return rows.filter(({ key, texts, about }) => {
    const isToDo = (language: Language) => lacks(texts, language) || isStale(key, language)
    if (show !== 'all' && !wanted.some(isToDo)) return false
    return (
      words === '' ||
      [texts, about ?? {}].some((each) => JSON.stringify(Object.values(each)).toLowerCase().includes(words))
    )
  })
}

/** Where a text stands: a page by its id, another part by its name. */
export const sectionOf = ({ part, places: [place] }: BodyText, body: Body): string => {
  const page = part === 'pages' ? body.pages[Number(place?.[1])] : undefined
  if (page) return page.id
  return part === 'name' ? 'look' : part
}

/** In the order in which they come first. */
export function inSections(rows: readonly BodyText[], body: Body): (readonly [string, readonly BodyText[]])[] {
  const sections = new Map<string, BodyText[]>()
  for (const row of rows) {
    const id = sectionOf(row, body)
    const section = sections.get(id)
    if (section) section.push(row)
    else sections.set(id, [row])
  }
  return [...sections]
}

const FIELDS = [
  ...['title', 'subtitle', 'help', 'tooltip', 'placeholder', 'label', 'note', 'statement', 'unit', 'rowTitle'],
  ...['words', 'description', 'footer', 'claim', 'name'],
]

/** Which field of its thing a text is; what has no word of its own is just a text. */
export const fieldOf = (key: string): string => {
  const last = key.split('/').at(-1) ?? ''
  return FIELDS.includes(last) ? last : 'text'
}
