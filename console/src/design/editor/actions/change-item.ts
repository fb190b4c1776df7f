import type { Page } from '@coverwright/rules/design/products'
import { findPlaced, type Pages } from './places'

/** What is to be another; undefined takes a setting away. */
export type QuestionChange = Readonly<Record<string, unknown>>
export type PageChange = Partial<Pick<Page, 'title' | 'subtitle' | 'showIf'>>

/** At every key of a title: what it stands in is copied and nothing else is looked at. */
export function changeQuestion(pages: Pages, id: string, change: QuestionChange): Pages {
  const placed = findPlaced(pages, id)
  if (!placed) return pages
  const { page, group, question, at } = placed
  const now = changed(question, change)
  const questions = group
    ? page.questions.with(page.questions.indexOf(group), {
        ...group,
        questions: group.questions.with(at, now as never),
      })
    : page.questions.with(at, now)
  return pages.with(pages.indexOf(page), { ...page, questions })
}

export function changePage(pages: Pages, id: string, change: PageChange): Pages {
  return pages.map((page) => (page.id === id ? changed(page, change) : page))
}

/** What is set to undefined is not there: a stored question has no empty fields. */
function changed<Item extends object>(item: Item, change: object): Item {
  const entries = Object.entries({ ...item, ...change }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Item
}
