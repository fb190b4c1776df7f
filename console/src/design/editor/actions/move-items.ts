import type { Question } from '@coverwright/rules/design/forms'
import { insertQuestions } from './insert-items'
import { findPage, findPlaced, itemPage, pageItem, type Pages, type Place, placedIn } from './places'
import { removeItems } from './remove-items'

/** Questions go to a place as they are: the same ids and data names, so logic follows them. */
export function moveQuestions(pages: Pages, ids: readonly string[], to: Place): Pages {
  const moved = placedIn(pages).filter(
    ({ question, group }) => ids.includes(question.id) && !ids.includes(group?.id ?? ''),
  )
  if (moved.length === 0 || ids.includes(to.groupId ?? '')) return pages
  const listed = listOf(pages, to)
  const before = listed.slice(0, to.at).filter(({ id }) => ids.includes(id)).length
  const questions = moved.map(({ question }) => question)
  return insertQuestions(removeItems(pages, ids), questions, { ...to, at: to.at - before })
}

export function movePage(pages: Pages, item: string, at: number): Pages {
  const page = itemPage(pages, item)
  if (!page) return pages
  const others = pages.filter((each) => each !== page)
  const to = Math.max(0, Math.min(at, others.length))
  return [...others.slice(0, to), page, ...others.slice(to)]
}

/** One step up or down: past its neighbour, into and out of groups, and on to the page beside. */
export function stepItem(pages: Pages, id: string, by: -1 | 1): Pages {
  const page = pages.findIndex((each) => pageItem(each.id) === id)
  if (page >= 0) return page + by < 0 || page + by >= pages.length ? pages : movePage(pages, id, page + by)
  const to = stepPlace(pages, id, by)
  return to ? moveQuestions(pages, [id], to) : pages
}

function stepPlace(pages: Pages, id: string, by: -1 | 1): Place | undefined {
  const placed = findPlaced(pages, id)
  if (!placed) return undefined
  const { page, group, at, question } = placed
  const list = group ? group.questions : page.questions
  const neighbour = list[at + by]
  if (neighbour?.kind === 'group' && question.kind !== 'group')
    return { pageId: page.id, groupId: neighbour.id, at: by > 0 ? 0 : neighbour.questions.length }
  const inGroup = group ? { groupId: group.id } : {}
  if (neighbour) return { pageId: page.id, ...inGroup, at: by > 0 ? at + 2 : at - 1 }
  if (group) return { pageId: page.id, at: page.questions.indexOf(group) + (by > 0 ? 1 : 0) }
  const beside = pages[pages.indexOf(page) + by]
  return beside && { pageId: beside.id, at: by > 0 ? 0 : beside.questions.length }
}

function listOf(pages: Pages, { pageId, groupId }: Place): readonly Question[] {
  const page = findPage(pages, pageId)
  if (groupId === undefined) return page?.questions ?? []
  const group = page?.questions.find(({ id }) => id === groupId)
  return group?.kind === 'group' ? group.questions : []
}
