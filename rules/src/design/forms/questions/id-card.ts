import { refusalOf } from '../../../kernel'
import type { AnswerRules, DesignRules, QuestionBase } from '../question-base'
import { isBlankText, readsText } from '../text-answers'

export type IdCardQuestion = QuestionBase<'idCard'>

/** Spec 5: 15 digits, 18 digits, or 17 digits plus a digit or X. */
export const isIdCard = (answer: string): boolean => /^(\d{15}|\d{17}[\dXx])$/.test(answer.normalize('NFKC').trim())

export const idCard: AnswerRules<IdCardQuestion, string> = {
  reads: readsText,
  isBlank: isBlankText,
  refusals: (_question, answer) => (isIdCard(answer) ? [] : [refusalOf('answer.notIdCard')]),
}

export const idCardDesign: DesignRules<IdCardQuestion> = {
  starts: () => ({}),
  problems: () => [],
  dataType: () => ({ kind: 'text' }),
}
