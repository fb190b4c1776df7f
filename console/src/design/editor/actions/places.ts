import type { Question } from '@coverwright/rules/design/forms'
import type { Page } from '@coverwright/rules/design/products'

export type Pages = readonly Page[]

/** Where a question can stand: on a page, or inside a repeatable group of it. */
export type Place = { readonly pageId: string; readonly groupId?: string; readonly at: number }

/** A question where it stands. */
export type Placed = {
  readonly page: Page
  readonly group?: Extract<Question, { kind: 'group' }>
  readonly question: Question
  readonly at: number
}

/** Every question with its place, groups before what is inside them. */
export function placedIn(pages: Pages): Placed[] {
  return pages.flatMap((page) =>
    page.questions.flatMap((question, at): Placed[] => [
      { page, question, at },
      ...(question.kind === 'group'
        ? question.questions.map((inner, place): Placed => ({ page, group: question, question: inner, at: place }))
        : []),
    ]),
  )
}

/** The first with this id, found without a list of all: it is looked for at every key. */
export function findPlaced(pages: Pages, id: string): Placed | undefined {
  for (const page of pages)
    for (const [at, question] of page.questions.entries()) {
      if (question.id === id) return { page, question, at }
      if (question.kind !== 'group') continue
      const place = question.questions.findIndex((inner) => inner.id === id)
      const inner = question.questions[place]
      if (inner) return { page, group: question, question: inner, at: place }
    }
  return undefined
}

export const findPage = (pages: Pages, pageId: string): Page | undefined => pages.find(({ id }) => id === pageId)

/**
 * What a page is known by among the items of the editor, which are pages and questions: a page and a question of one form
 * may have the same id, and as one item they would be drawn, chosen and deleted together.
 */
export const pageItem = (pageId: string): string => `page ${pageId}`

/** The page that an item is; undefined for a question. */
export const itemPage = (pages: Pages, item: string): Page | undefined => pages.find(({ id }) => pageItem(id) === item)

/** The page that an item is on, or is. */
export const pageOf = (pages: Pages, item: string): Page | undefined =>
  itemPage(pages, item) ?? findPlaced(pages, item)?.page

export const isPage = (pages: Pages, item: string): boolean => itemPage(pages, item) !== undefined

/** The place behind a question or, of a page, behind its last one: where what is added next goes. */
export function placeAfter(pages: Pages, item: string | undefined): Place | undefined {
  const page = item === undefined ? pages[0] : itemPage(pages, item)
  if (page) return { pageId: page.id, at: page.questions.length }
  const placed = item === undefined ? undefined : findPlaced(pages, item)
  if (!placed) return undefined
  const inGroup = placed.group ? { groupId: placed.group.id } : {}
  return { pageId: placed.page.id, ...inGroup, at: placed.at + 1 }
}
