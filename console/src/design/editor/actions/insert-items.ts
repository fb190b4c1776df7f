import { type QuestionKind, startQuestion } from '@coverwright/rules/design/forms'
import type { Language } from '@coverwright/rules/languages'
import type { Draft } from 'immer'
import type { Question } from '@coverwright/rules/design/forms'
import type { Page } from '@coverwright/rules/design/products'
import { changing, listAt } from './change-lists'
import { type Copied, freshCopies } from './copy-items'
import { freeName } from './free-name'
import { findPage, findPlaced, pageItem, type Pages, type Place, pageOf, placedIn } from './places'

type New = { readonly id: string; readonly currency: string; readonly languages: readonly Language[] }

export function addPage(pages: Pages, afterId: string | undefined, page: Page): Pages {
  const after = afterId === undefined ? undefined : pageOf(pages, afterId)
  const at = after ? pages.indexOf(after) + 1 : pages.length
  return [...pages.slice(0, at), page, ...pages.slice(at)]
}

/** A new question of a kind, with a data name that nobody has. A group does not go into a group: it comes behind it. */
export function addQuestion(pages: Pages, kind: QuestionKind, place: Place, { id, currency, languages }: New): Pages {
  const where = kind === 'group' ? outside(pages, place) : place
  const inside = placedIn(pages).filter(({ group }) => group?.id === where.groupId)
  const taken = new Set(inside.map(({ question }) => question.dataName))
  const started = startQuestion(kind, id, freeName(kind, taken))
  const title = Object.fromEntries(languages.slice(0, 1).map((language) => [language, '']))
  const question = { ...started, title, ...(kind === 'money' ? { currency } : {}) } as Question
  return insertQuestions(pages, [question], where)
}

export function insertQuestions(pages: Pages, questions: readonly Question[], place: Place): Pages {
  const singles = questions.filter(({ kind }) => kind !== 'group')
  const groups = questions.filter(({ kind }) => kind === 'group')
  return changing(pages, (draft) => {
    const inner = place.groupId === undefined ? [...questions] : singles
    listAt(draft, place)?.splice(place.at, 0, ...(inner as Draft<Question>[]))
    if (place.groupId === undefined || groups.length === 0) return
    const { at, ...list } = outside(pages, place)
    listAt(draft, list)?.splice(at, 0, ...(groups as Draft<Question>[]))
  })
}

/** Behind the group, for what cannot be inside one. */
function outside(pages: Pages, place: Place): Place {
  if (place.groupId === undefined) return place
  const group = findPlaced(pages, place.groupId)
  return { pageId: place.pageId, at: (group?.at ?? 0) + 1 }
}

/** Copies come behind the place: pages behind its page, questions in it. What was made is named, to be selected. */
export function paste(pages: Pages, copied: Copied, place: Place | undefined, newId: () => string) {
  const fresh = freshCopies(copied, pages, newId)
  const withQuestions = place ? insertQuestions(pages, fresh.questions, place) : pages
  const after = place ? findPage(withQuestions, place.pageId) : undefined
  const at = after ? withQuestions.indexOf(after) + 1 : withQuestions.length
  return {
    pages: [...withQuestions.slice(0, at), ...fresh.pages, ...withQuestions.slice(at)] as Pages,
    ids: [...fresh.pages.map(({ id }) => pageItem(id)), ...fresh.questions.map(({ id }) => id)],
  }
}
