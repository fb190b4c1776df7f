import type { Question } from '@coverwright/rules/design/forms'
import type { Page } from '@coverwright/rules/design/products'
import type { Pages } from './places'

const TOKENS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|(?<![\w.])[a-zA-Z_]\w*/g

/** An expression that speaks of other names; words inside quotation marks are options, not names. */
export const renamedExpression = (source: string, names: ReadonlyMap<string, string>): string =>
  source.replace(TOKENS, (token) => names.get(token) ?? token)

type Ruled = Pick<Question, 'showIf' | 'requireIf' | 'skips' | 'sets'> | Pick<Page, 'showIf'>

/** The same question or page, its conditions and formulas speaking of the new names. */
export function renamedIn<Item extends Ruled>(item: Item, names: ReadonlyMap<string, string>): Item {
  if (names.size === 0) return item
  const say = (source: string) => renamedExpression(source, names)
  const { showIf, requireIf, skips, sets } = item as Pick<Question, 'showIf' | 'requireIf' | 'skips' | 'sets'>
  const isRuled = showIf !== undefined || requireIf !== undefined || skips !== undefined || sets !== undefined
  if (!isRuled) return item
  return {
    ...item,
    ...(showIf === undefined ? {} : { showIf: say(showIf) }),
    ...(requireIf === undefined ? {} : { requireIf: say(requireIf) }),
    ...(skips ? { skips: skips.map(({ when, toPage }) => ({ when: say(when), toPage })) } : {}),
    ...(sets ? { sets: sets.map(({ when, value }) => ({ when: say(when), value: say(value) })) } : {}),
  }
}

/** Another data name for a question, followed by every condition of the form that speaks of it. */
export function renameDataName(pages: Pages, id: string, name: string): Pages {
  const owner = pages.flatMap(({ questions }) => questions).find((question) => question.id === id)
  if (owner) return renameOuter(pages, owner, name)
  return pages.map((page) => ({
    ...page,
    questions: page.questions.map((question) => renameInner(question, id, name)),
  }))
}

function renameOuter(pages: Pages, owner: Question, name: string): Pages {
  const names = new Map([[owner.dataName, name]])
  const follow = (question: Question): Question => {
    const renamed = renamedIn(question, names)
    const own = question.id === owner.id ? { ...renamed, dataName: name } : renamed
    if (own.kind !== 'group') return own
    // Inside a group its own names come first.
    const isHidden = own.questions.some(({ dataName }) => dataName === owner.dataName)
    return isHidden ? own : { ...own, questions: own.questions.map((inner) => renamedIn(inner, names)) }
  }
  return pages.map((page) => ({ ...renamedIn(page, names), questions: page.questions.map(follow) }))
}

function renameInner(group: Question, id: string, name: string): Question {
  if (group.kind !== 'group') return group
  const inner = group.questions.find((question) => question.id === id)
  if (!inner) return group
  const names = new Map([[inner.dataName, name]])
  const questions = group.questions.map((question) => ({
    ...renamedIn(question, names),
    dataName: question.id === id ? name : question.dataName,
  }))
  return { ...group, questions }
}
