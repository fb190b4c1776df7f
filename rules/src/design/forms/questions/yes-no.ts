import type { AnswerRules, DesignRules, QuestionBase } from '../question-base'

export type YesNoQuestion = QuestionBase<'yesNo'>

export const yesNo: AnswerRules<YesNoQuestion, boolean> = {
  reads: (answer) => (typeof answer === 'boolean' ? answer : null),
  isBlank: () => false,
  refusals: () => [],
}

export const yesNoDesign: DesignRules<YesNoQuestion> = {
  starts: () => ({}),
  problems: () => [],
  dataType: () => ({ kind: 'yesNo' }),
}
