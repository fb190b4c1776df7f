import { same } from '../../drafts'
import type { Body } from '../../design/products'
import { defaultLanguage, type Language, textIn } from '../../languages'
import { page, parts, type Say, table } from './body-things'
import { compareFields, type Head } from './compare-fields'
import { compareQuestions } from './compare-questions'
import { compareLists, compareThings, itemsOf } from './compare-things'
import type { Difference } from './difference'
import type { Item } from './matched-items'

/**
 * Everything in which two bodies differ, as facts for sentences. Complete: there is none exactly where both have the same
 * content. Titles are in the language given, else in the first of the later body.
 */
export function bodyDifferences(before: Body, after: Body, language?: Language): Difference[] {
  const spoken = language ?? after.languages[0] ?? defaultLanguage
  const say: Say = (texts) => textIn(texts, spoken)
  const [was, is] = [before as Item, after as Item]
  const product: Head = { thing: 'product', title: say(after.name) }
  const withoutQuestions = (pages: readonly Item[]) => pages.map(({ questions: _questions, ...head }) => head)
  const found = [
    ...compareFields(was, is, product, [...Object.keys(parts), 'pages', 'tables']),
    ...compareThings(withoutQuestions(itemsOf(before.pages)), withoutQuestions(itemsOf(after.pages)), page, say),
    ...compareQuestions(itemsOf(before.pages), itemsOf(after.pages), say),
    ...Object.keys(parts).flatMap((name) => comparePart(name, was[name], is[name], say)),
    ...compareLists(was['tables'], is['tables'], table, say, { thing: 'tables', title: '' }, 'tables'),
  ]
  // Whatever a body may hold that nobody thought of here: that it is another is never kept quiet.
  return found.length > 0 || same(was, is) ? found : [{ how: 'changed', ...product }]
}

/** A part that came or went says so, and then what is in it. */
function comparePart(name: string, before: unknown, after: unknown, say: Say): Difference[] {
  const part = parts[name]
  if (!part || before === after) return []
  const head: Head = { thing: part.kind, title: '' }
  const [was, is] = [(before ?? {}) as Item, (after ?? {}) as Item]
  const lists = Object.entries(part.lists)
  const isOther = (before === undefined) !== (after === undefined)
  const own: Difference[] = isOther
    ? [{ how: before === undefined ? 'added' : 'removed', ...head }]
    : compareFields(
        was,
        is,
        head,
        lists.map(([list]) => list),
      )
  const inner = lists.flatMap(([list, thing]) =>
    isOther
      ? compareThings(was[list], is[list], thing, say)
      : compareLists(was[list], is[list], thing, say, head, list),
  )
  return [...own, ...inner]
}
