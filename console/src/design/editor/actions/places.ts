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

export const findPlaced = (pages: Pages, id: string): Placed | undefined =>
  placedIn(pages).find(({ question }) => question.id === id)

export const findPage = (pages: Pages, id: string): Page | undefined => pages.find((page) => page.id === id)

/** The page that something is on, or is. */
export const pageOf = (pages: Pages, id: string): Page | undefined => findPage(pages, id) ?? findPlaced(pages, id)?.page

export const isPageId = (pages: Pages, id: string): boolean => pages.some((page) => page.id === id)

/** The place behind a question or, of a page, behind its last one: where what is added next goes. */
export function placeAfter(pages: Pages, id: string | undefined): Place | undefined {
  const page = id === undefined ? pages[0] : findPage(pages, id)
  if (page) return { pageId: page.id, at: page.questions.length }
  const placed = id === undefined ? undefined : findPlaced(pages, id)
  if (!placed) return undefined
  const inGroup = placed.group ? { groupId: placed.group.id } : {}
  return { pageId: placed.page.id, ...inGroup, at: placed.at + 1 }
}
