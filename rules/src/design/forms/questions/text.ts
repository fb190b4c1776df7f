import { refusalOf } from '../../../kernel'
import type { AnswerRules, DesignRules, QuestionBase } from '../question-base'
import * as texts from '../text-answers'

export type TextQuestion = QuestionBase<'text'> &
  texts.LengthLimits & {
    readonly format: texts.TextFormat
    /** 'AA-9999': A is a letter, 9 a digit, * either. */
    readonly mask?: string
  }

export const text: AnswerRules<TextQuestion, string> = {
  reads: texts.readsText,
  isBlank: texts.isBlankText,
  refusals: (question, answer) => {
    if (question.mask && !texts.fitsMask(question.mask, answer)) return [refusalOf('answer.format')]
    return [...texts.lengthRefusals(question, answer), ...texts.formatRefusals(question.format, answer)].slice(0, 1)
  },
}

export const textDesign: DesignRules<TextQuestion> = {
  starts: () => ({ format: 'any', maxLength: 100 }),
  problems: (question) => [
    ...texts.lengthProblems(question),
    ...(question.mask !== undefined && !/[A9*]/.test(question.mask) ? [refusalOf('question.maskShape' as const)] : []),
  ],
  dataType: () => ({ kind: 'text' }),
}
