import type { Question } from '@coverwright/rules/design/forms'
import type { Page } from '@coverwright/rules/design/products'
import { freeName } from './free-name'
import { placedIn, type Pages } from './places'
import { renamedIn } from './rename-names'

export type Copied = { readonly pages: readonly Page[]; readonly questions: readonly Question[] }

/**
 * The same things with ids and data names of their own, for where they go. What a copy says of another copy follows it;
 * what it says of things that were not copied stays as it is.
 */
export function freshCopies(copied: Copied, into: Pages, newId: () => string): Copied {
  const taken = new Set(placedIn(into).flatMap(({ question, group }) => (group ? [] : [question.dataName])))
  const names = new Map<string, string>()
  const pageIds = new Map(copied.pages.map(({ id }) => [id, newId()]))
  const outer = [...copied.pages.flatMap(({ questions }) => questions), ...copied.questions]
  for (const { dataName } of outer) {
    const name = freeName(dataName, taken)
    taken.add(name)
    if (name !== dataName) names.set(dataName, name)
  }
  const asNew = <Q extends Question>(question: Q, isInner = false): Q => {
    const renamed = renamedIn(question, names)
    const skips = question.skips?.map((skip) => ({ ...skip, toPage: pageIds.get(skip.toPage) ?? skip.toPage }))
    return {
      ...renamed,
      id: newId(),
      ...(isInner ? {} : { dataName: names.get(question.dataName) ?? question.dataName }),
      ...(skips
        ? { skips: renamed.skips?.map((skip, at) => ({ ...skip, toPage: skips[at]?.toPage ?? skip.toPage })) }
        : {}),
      ...(question.kind === 'group' ? { questions: question.questions.map((inner) => asNew(inner, true)) } : {}),
    } as Q
  }
  return {
    pages: copied.pages.map((page) => ({
      ...renamedIn(page, names),
      id: pageIds.get(page.id) ?? newId(),
      questions: page.questions.map((question) => asNew(question)),
    })),
    questions: copied.questions.map((question) => asNew(question)),
  }
}
