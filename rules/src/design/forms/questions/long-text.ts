import type { AnswerRules, DesignRules, QuestionBase } from '../question-base'
import { isBlankText, lengthProblems, lengthRefusals, type LengthLimits, readsText } from '../text-answers'

export type LongTextQuestion = QuestionBase<'longText'> & LengthLimits

export const longText: AnswerRules<LongTextQuestion, string> = {
  reads: readsText,
  isBlank: isBlankText,
  refusals: lengthRefusals,
}

export const longTextDesign: DesignRules<LongTextQuestion> = {
  starts: () => ({ maxLength: 1000 }),
  problems: lengthProblems,
  dataType: () => ({ kind: 'text' }),
}
