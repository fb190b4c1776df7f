import type { Question } from '@coverwright/rules/design/forms'
import type { Page } from '@coverwright/rules/design/products'
import { type Draft, produce } from 'immer'
import type { Pages, Place } from './places'

type Lists = Draft<Question>[]

/** Changes pages in place, on a copy that shares everything that stays. */
export const changing = (pages: Pages, change: (pages: Draft<Page>[]) => void): Pages =>
  produce(pages as Page[], change)

/** The list that a place is in; undefined where it is gone. */
export function listAt(pages: Draft<Page>[], { pageId, groupId }: Omit<Place, 'at'>): Lists | undefined {
  const page = pages.find(({ id }) => id === pageId)
  if (groupId === undefined) return page?.questions
  const group = page?.questions.find(({ id }) => id === groupId)
  return group?.kind === 'group' ? (group.questions as Lists) : undefined
}

/** Every list of questions: of the pages, and of the groups on them. */
export const allLists = (pages: Draft<Page>[]): Lists[] =>
  pages.flatMap((page) => [
    page.questions,
    ...page.questions.flatMap((question) => (question.kind === 'group' ? [question.questions as Lists] : [])),
  ])
