import type { DataName } from '@coverwright/rules/design/datasets'
import { dataNameOf } from '@coverwright/rules/design/forms'
import { type Body, plannedBody } from '@coverwright/rules/design/products'
import { type Language, textIn } from '@coverwright/rules/languages'
import { findPlaced, itemPage, type Pages, placedIn } from '../actions/places'

export type Asked = DataName & { readonly title: string; readonly options: readonly (readonly [string, string])[] }

/** What logic on a page or question can speak of: what is asked before it; a jump also knows the answer it stands on. */
export function namesBefore(body: Body, on: string, language: Language, isJump: boolean): Asked[] {
  const planned = plannedBody(body) as Body
  const page = itemPage(planned.pages, on)
  const until = page ? undefined : findPlaced(planned.pages, on)
  const all = placedIn(planned.pages)
  const end = until
    ? all.indexOf(all.find(({ question }) => question.id === on) as never) + (isJump ? 1 : 0)
    : undefined
  const first = page ? all.findIndex((placed) => planned.pages.indexOf(placed.page) >= planned.pages.indexOf(page)) : -1
  const before = all.slice(0, end ?? (first < 0 ? all.length : first))
  return before.flatMap(({ question, group }): Asked[] => {
    if (group && group.id !== until?.group?.id) return []
    const name = dataNameOf(question, body.currency)
    if (!name) return []
    const options = 'options' in question ? question.options : []
    const said = options.map(({ value, label }) => [value, textIn(label, language) || value] as const)
    return [{ ...name, title: textIn(question.title, language) || name.name, options: said }]
  })
}

/** What is answered once a page or question is: what logic that other parts keep speaks of. Rows of a group are not. */
export function namesUpTo(body: Body, on: string, language: Language): Asked[] {
  const last = itemPage(body.pages, on)?.questions.at(-1)
  const until = last?.id ?? findPlaced(body.pages, on)?.group?.id ?? on
  return namesBefore(body, until, language, last !== undefined || findPlaced(body.pages, until) !== undefined)
}

/** What names are called, for sentences. */
export const titlesOf = (pages: Pages, language: Language): ReadonlyMap<string, string> =>
  new Map(
    placedIn(pages).map(({ question }) => [question.dataName, textIn(question.title, language) || question.dataName]),
  )
