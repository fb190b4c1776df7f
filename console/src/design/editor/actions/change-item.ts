import type { Question } from '@coverwright/rules/design/forms'
import type { Page } from '@coverwright/rules/design/products'
import type { Draft } from 'immer'
import { allLists, changing } from './change-lists'
import type { Pages } from './places'

/** What is to be another; undefined takes a setting away. */
export type QuestionChange = Readonly<Record<string, unknown>>
export type PageChange = Partial<Pick<Page, 'title' | 'subtitle' | 'showIf'>>

export function changeQuestion(pages: Pages, id: string, change: QuestionChange): Pages {
  return changing(pages, (draft) => {
    for (const list of allLists(draft)) {
      const at = list.findIndex((question) => question.id === id)
      if (at >= 0) return void (list[at] = changed(list[at] as Question, change) as Draft<Question>)
    }
  })
}

export function changePage(pages: Pages, id: string, change: PageChange): Pages {
  return pages.map((page) => (page.id === id ? changed(page, change) : page))
}

/** What is set to undefined is not there: a stored question has no empty fields. */
function changed<Item extends object>(item: Item, change: object): Item {
  const entries = Object.entries({ ...item, ...change }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Item
}
