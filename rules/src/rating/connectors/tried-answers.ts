import { extraNamesOf, type RawAnswers } from '../../design/datasets'
import type { Answers } from '../../design/forms'
import type { Day } from '../../kernel'
import type { Body } from '../../design/products'
import { answerReader } from '../rating'

/**
 * From what was typed for a customer who is only tried: as for a buyer, and in place of a connector's answer what was
 * typed for it. A buyer's own word for such a name is never taken.
 */
export function triedReader(body: Body, today: Day): (answers: Answers) => RawAnswers {
  const read = answerReader(body, today)
  const names = extraNamesOf(body.dataset).flatMap(({ name, source }) => (source.kind === 'connector' ? [name] : []))
  return (answers) => {
    const typed = names.filter((name) => Object.hasOwn(answers, name)).map((name) => [name, answers[name]])
    return { ...read(answers), ...(Object.fromEntries(typed) as RawAnswers) }
  }
}
