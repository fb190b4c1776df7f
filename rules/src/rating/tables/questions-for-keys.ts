import { RESERVED_NAMES } from '../../design/datasets'
import type { Question } from '../../design/forms'
import { type Body, knownNames, withGuideFed } from '../../design/products'
import type { RateTable } from '../pricing'
import { askedKeys } from './asked-keys'
import { type KeyWords, questionForKey, yesNoFor } from './question-for-key'
import { keyFrom } from './table-key'

/** What a column is fed from, once the question is there. */
export type FedColumn = { readonly table: string; readonly column: string; readonly source: string }
export type AskedKeys = { readonly questions: readonly Question[]; readonly fed: readonly FedColumn[] }

/**
 * The questions that a product lacks for its tables: one for each key that nobody answers yet. Where a key is the plan
 * that is chosen anyway, nobody is asked again.
 */
export function questionsForKeys(
  body: Body,
  tables: readonly RateTable[],
  newId: () => string,
  words: KeyWords,
  /** Titles of lists of which each row that applies to a customer counts: a yes/no question for every one. */
  each: readonly string[] = [],
): AskedKeys {
  const names = new Set(knownNames(body).map(({ name }) => name))
  const taken = new Set([...RESERVED_NAMES, ...names])
  const planIds = new Set((body.plans?.plans ?? []).map(({ id }) => id))
  const questions: Question[] = []
  const fed: FedColumn[] = []
  for (const key of askedKeys(tables, answeredIn(body))) {
    const cells = key.places.flatMap((place) => place.cells).filter((cell) => cell !== null)
    if (each.includes(key.title) && key.of === 'text') {
      for (const title of new Set(cells.map(String))) {
        const dataName = freeName(title, '', taken)
        taken.add(dataName)
        questions.push(yesNoFor(title, { id: newId(), dataName, languages: body.languages }))
      }
      continue
    }
    const isPlan = key.of === 'text' && cells.length > 0 && cells.every((cell) => planIds.has(String(cell)))
    const dataName = isPlan ? 'plan' : freeName(key.wanted ?? key.title, key.places[0]?.column.id ?? '', taken)
    if (!isPlan) {
      taken.add(dataName)
      const made = { id: newId(), dataName, languages: body.languages, currency: body.currency }
      questions.push(questionForKey(key, made, words))
    }
    for (const { table, column } of key.places) fed.push({ table, column: column.id, source: dataName })
  }
  return { questions, fed }
}

/** What is answered already, or always known. */
export const answeredIn = (body: Body): ReadonlySet<string> =>
  new Set([...knownNames(body).map(({ name }) => name), ...ALWAYS])

/** Known in every calculation. */
const ALWAYS: readonly string[] = ['today', 'startDate', 'true', 'false']

/** From what people call it; a title without Latin letters gives way to the column's own name. */
export function freeName(title: string, columnId: string, taken: ReadonlySet<string>): string {
  const words = /[A-Za-z]/.test(title) ? title : columnId
  const isNamed = /^[a-z][a-zA-Z0-9_]*$/.test(words)
  const camel = isNamed ? words.slice(0, 60) : keyFrom(words)
  const base = taken.has(camel) ? `${camel}Asked` : camel
  let name = base
  for (let next = 2; taken.has(name); next++) name = `${base}${next}`
  return name
}

/** On the page that asks nothing yet, or on one behind the others. */
export function withQuestions(body: Body, questions: readonly Question[], newId: () => string): Body {
  const empty = body.pages.find((page) => page.questions.length === 0)
  if (empty) return { ...body, pages: body.pages.map((page) => (page === empty ? { ...page, questions } : page)) }
  return { ...body, pages: [...body.pages, { id: newId(), title: body.name, questions }] }
}

/** Tables that underwriting asks already, matched with what feeds them by now. */
export const withFedGuide = (body: Body, fed: readonly FedColumn[]): Body =>
  withGuideFed(body, (table, column) => fed.find((each) => each.table === table && each.column === column)?.source)
