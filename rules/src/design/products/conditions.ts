import type { Question } from '../forms'
import { freezeExpression, type FrozenTree } from '../logic'
import type { Body } from './body'

/** Every condition of a journey by its text, parsed: a buyer's browser compiles them without the parser. */
export type Conditions = Readonly<Record<string, FrozenTree>>

/** What cannot be parsed is not in it, and then does not hold; a body with such a condition is not published. */
export function conditionsOf(body: Body): Conditions {
  const sources = body.pages.flatMap((page) => [page.showIf, ...page.questions.flatMap(askedBy)])
  return Object.fromEntries(
    [...new Set(sources)].flatMap((source) => {
      const frozen = source ? freezeExpression(source) : null
      return source && frozen?.ok ? [[source, frozen.value] as const] : []
    }),
  )
}

function askedBy(question: Question): (string | undefined)[] {
  const inside = question.kind === 'group' ? question.questions.flatMap(askedBy) : []
  const { showIf, requireIf, skips = [], sets = [] } = question
  const given = sets.flatMap(({ when, value }) => [when, value])
  return [showIf, requireIf, ...skips.map(({ when }) => when), ...given, ...inside]
}
