import { isTexts, type Language, type Texts } from '../../../languages'

/** A document with the texts of one language in their places, and those of the others by where they belong: `questions/age/title`. */
export function splitTexts(document: unknown, main: Language) {
  const others = new Map<Language, Record<string, string>>()
  const split = (value: unknown, path: readonly string[]): unknown => {
    if (isTexts(value)) return spoken(value, path)
    if (Array.isArray(value)) {
      const names = itemNames(value)
      return value.map((item, at) => split(item, [...path, names[at] ?? '']))
    }
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, split(part, [...path, name])]))
  }
  const spoken = (texts: Texts, path: readonly string[]): Texts => {
    for (const [language, text] of Object.entries(texts) as [Language, string][]) {
      if (language === main) continue
      const known = others.get(language) ?? {}
      known[path.map(escaped).join('/')] = text
      others.set(language, known)
    }
    return texts[main] === undefined ? {} : { [main]: texts[main] }
  }
  return { document: split(document, []), others }
}

/** Puts a text of a language back where it belongs; false where there is no place for one. */
export function putText(document: unknown, place: string, language: Language, text: string): boolean {
  let at: unknown = document
  for (const name of place.split('/').map(plain)) {
    if (Array.isArray(at)) at = at[itemNames(at).indexOf(name)]
    else if (typeof at === 'object' && at !== null && Object.hasOwn(at, name))
      at = (at as Record<string, unknown>)[name]
    else return false
  }
  if (typeof at !== 'object' || at === null || Array.isArray(at)) return false
  if (Object.keys(at).length > 0 && !isTexts(at)) return false
  ;(at as Record<string, string>)[language] = text
  return true
}

const NAMES = ['id', 'dataName', 'name', 'value', 'key', 'addOn', 'language']

/** What an item of a list is called in a place: its own name where it has one, else its number. */
function itemNames(items: readonly unknown[]): string[] {
  const own = items.map((item) => {
    if (typeof item !== 'object' || item === null) return null
    const name = NAMES.map((each) => (item as Record<string, unknown>)[each]).find((each) => typeof each === 'string')
    return typeof name === 'string' && !name.startsWith('#') ? name : null
  })
  return own.map((name, at) => (name === null || own.indexOf(name) !== own.lastIndexOf(name) ? `#${at + 1}` : name))
}

const escaped = (name: string) => name.replaceAll('%', '%25').replaceAll('/', '%2F')
const plain = (name: string) => name.replaceAll('%2F', '/').replaceAll('%25', '%')
