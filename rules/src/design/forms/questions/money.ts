import { minorDigits } from '../../../money'
import { decimalProblems, decimalRefusals, type DecimalLimits } from '../decimal-answers'
import type { AnswerRules, DesignRules, QuestionBase } from '../question-base'
import { isBlankText, readsText } from '../text-answers'

export type MoneyQuestion = QuestionBase<'money'> & DecimalLimits & { readonly currency: string }

export const money: AnswerRules<MoneyQuestion, string> = {
  reads: readsText,
  isBlank: isBlankText,
  refusals: (question, answer) => decimalRefusals(question, minorDigits(question.currency), answer),
}

export const moneyDesign: DesignRules<MoneyQuestion> = {
  starts: () => ({ currency: 'HKD', min: '0' }),
  problems: decimalProblems,
  dataType: ({ currency }) => ({ kind: 'money', currency }),
}
