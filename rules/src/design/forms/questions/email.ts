import { refusalOf } from '../../../kernel'
import type { AnswerRules, DesignRules, QuestionBase } from '../question-base'
import { isBlankText, readsText } from '../text-answers'

export type EmailQuestion = QuestionBase<'email'>

/** RFC 5321 allows 254 characters; the shape is what a mail server could accept, no more. */
const shape = /^[^\s@"<>(),;:\\[\]]{1,64}@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/

export const isEmail = (answer: string): boolean => answer.trim().length <= 254 && shape.test(answer.trim())

export const email: AnswerRules<EmailQuestion, string> = {
  reads: readsText,
  isBlank: isBlankText,
  refusals: (_question, answer) => (isEmail(answer) ? [] : [refusalOf('answer.notEmail')]),
}

export const emailDesign: DesignRules<EmailQuestion> = {
  starts: () => ({}),
  problems: () => [],
  dataType: () => ({ kind: 'text' }),
}
