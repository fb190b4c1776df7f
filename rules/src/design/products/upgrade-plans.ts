import { defaultLanguage, isLanguage, type Language, type Texts } from '../../languages'
import type { StoredDocument } from './stored-document'

type Words = Readonly<Record<string, unknown>>

/** From version 1 to 2: plans spoke one language, the first of the product, and held no documents. */
export function plansInLanguages(older: StoredDocument): StoredDocument {
  const [first] = Array.isArray(older.languages) ? (older.languages as unknown[]) : []
  const language = isLanguage(first) ? first : defaultLanguage
  const plans = older.plans as Words | undefined
  return { ...older, version: 2, ...(plans ? { plans: planSet(plans, language) } : {}) }
}

function planSet(set: Words, language: Language): Words {
  const spoken = (entry: Words, ...fields: string[]): Words => ({
    ...entry,
    ...Object.fromEntries(fields.map((field) => [field, textsOf(entry[field], language)])),
  })
  const plan = (entry: Words): Words => ({
    ...spoken(entry, 'title', 'subtitle', 'description'),
    covers: listOf(entry.covers).map((cover) => spoken(cover, 'title', 'words', 'tooltip')),
    declarations: listOf(entry.declarations).map((declaration) => spoken(declaration, 'text')),
    booklet: [],
    coverDocument: [],
  })
  return {
    ...set,
    plans: listOf(set.plans).map(plan),
    addOns: listOf(set.addOns).map((addOn) => spoken(addOn, 'title', 'description')),
  }
}

/** What is no entry at all is dropped here, and the rest can be opened. */
const listOf = (list: unknown): readonly Words[] =>
  Array.isArray(list) ? list.filter((entry): entry is Words => typeof entry === 'object' && entry !== null) : []
const textsOf = (text: unknown, language: Language): Texts =>
  typeof text === 'string' && text !== '' ? { [language]: text } : {}
