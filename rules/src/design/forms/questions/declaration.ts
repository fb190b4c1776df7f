import { refusalOf } from '../../../kernel'
import type { Texts } from '../../../languages'
import type { AnswerRules, DesignRules, QuestionBase } from '../question-base'

/** A general declaration must be agreed to; one about marketing never may be forced. */
export type DeclarationQuestion = QuestionBase<'declaration'> & {
  readonly purpose: 'general' | 'marketing'
  readonly statement: Texts
}

export const declaration: AnswerRules<DeclarationQuestion, boolean> = {
  reads: (answer) => (typeof answer === 'boolean' ? answer : null),
  isBlank: () => false,
  refusals: ({ purpose }, isAgreed) => (purpose === 'general' && !isAgreed ? [refusalOf('answer.mustAccept')] : []),
}

export const declarationDesign: DesignRules<DeclarationQuestion> = {
  starts: () => ({ purpose: 'general', statement: { en_us: '' } }),
  problems: ({ statement }) =>
    Object.values(statement).join('').trim() === '' ? [refusalOf('question.textMissing')] : [],
  dataType: () => ({ kind: 'yesNo' }),
}
