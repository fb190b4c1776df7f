import type { AskedQuestion } from '../forms'
import { freezeExpression, type FrozenTree } from '../logic'
import type { PlayedBody } from './body'

/** Every condition of a journey by its text, parsed: a buyer's browser compiles them without the parser. */
export type Conditions = Readonly<Record<string, FrozenTree>>

/** What cannot be parsed is not in it, and then does not hold; a body with such a condition is not published. */
export function conditionsOf(body: PlayedBody): Conditions {
  const sources = body.pages.flatMap((page) => [page.showIf, ...page.questions.flatMap(askedBy)])
  return Object.fromEntries(
    [...new Set(sources)].flatMap((source) => {
      const frozen = source ? freezeExpression(source) : null
      return source && frozen?.ok ? [[source, frozen.value] as const] : []
    }),
  )
}

function askedBy(question: AskedQuestion): (string | undefined)[] {
  const inside = question.kind === 'group' ? question.questions.flatMap(askedBy) : []
  const { showIf, requireIf, skips = [], sets = [] } = question
  const given = sets.flatMap(({ when, value }) => [when, value])
  return [showIf, requireIf, ...skips.map(({ when }) => when), ...given, ...inside]
}
