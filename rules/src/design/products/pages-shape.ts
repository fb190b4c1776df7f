import { entries, fields, listBy, type Patch, rebased, type Shape, whole } from '../../drafts'
import type { Option, Question } from '../forms'
import type { Page } from './body'

const texts = entries()
const own: Readonly<Record<string, Shape>> = {
  ...{ title: texts, help: texts, tooltip: texts, placeholder: texts },
  ...{ statement: texts, text: texts, unit: texts, rowTitle: texts },
  options: listBy<Option>('value', fields({ label: texts, note: texts })),
  ...{ dataName: whole, isRequired: whole, showIf: whole, requireIf: whole, skips: whole, sets: whole },
}
const single = fields(own)

/**
 * The questions of a product as they are worked on: every text of every language, every condition and every option is a
 * piece by itself; limits of a kind are one together, since they speak of each other.
 */
export const pagesShape: Shape = listBy<Page>(
  'id',
  fields({
    ...{ title: texts, subtitle: texts, showIf: whole },
    questions: listBy<Question>('id', fields({ ...own, questions: listBy<Question>('id', single) })),
  }),
)

/** Pages with small changes put onto them; `met` is where something else stands than they were made for. */
export function patchedPages(pages: readonly Page[], patches: readonly Patch[]) {
  const { document, met } = rebased<unknown>(pages, patches, pagesShape)
  return { pages: met.length > 0 ? document : tidied(document), met }
}

const OPTIONAL_TEXTS = ['subtitle', 'help', 'tooltip', 'placeholder', 'unit', 'text', 'note']

/** A text that was taken back in its last language is not there, rather than empty: buyers get no line for it. */
function tidied(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(tidied)
    return items.some((item, at) => item !== value[at]) ? items : value
  }
  if (typeof value !== 'object' || value === null) return value
  const entriesOf = Object.entries(value)
  const kept = entriesOf.flatMap(([name, inside]): [string, unknown][] =>
    OPTIONAL_TEXTS.includes(name) && isEmpty(inside) ? [] : [[name, tidied(inside)]],
  )
  const isSame = kept.length === entriesOf.length && kept.every(([, inside], at) => inside === entriesOf[at]?.[1])
  return isSame ? value : Object.fromEntries(kept)
}

const isEmpty = (texts: unknown) => typeof texts === 'object' && texts !== null && Object.keys(texts).length === 0
