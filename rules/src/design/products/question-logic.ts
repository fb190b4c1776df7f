import type { Answers, AskedQuestion } from '../forms'
import type { JourneyLogic } from './journey-logic'

/** A rule without a condition. */
export const isAlways = (condition: string): boolean => condition.trim() === ''

/** The question as it must be answered: conditions can ask for more than its design. */
export function required<Asked extends AskedQuestion>(
  question: Asked,
  counted: Answers,
  { holds }: JourneyLogic,
  group?: string,
): Asked {
  const isForced = !question.isRequired && question.requireIf && holds(question.requireIf, counted, group)
  return isForced ? { ...question, isRequired: true } : question
}

/** The question with the answer that the first of its rules gives, or as it is where none does. */
export function filledIn<Asked extends AskedQuestion>(
  question: Asked,
  counted: Answers,
  logic: JourneyLogic,
  group?: string,
): Asked {
  const rule = question.sets?.find(({ when }) => isAlways(when) || logic.holds(when, counted, group))
  const setTo = rule && logic.gives(question, rule.value, counted, group)
  return setTo === undefined ? question : { ...question, setTo }
}
