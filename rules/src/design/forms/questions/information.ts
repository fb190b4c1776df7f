import type { Texts } from '../../../languages'
import type { AnswerRules, DesignRules, QuestionBase } from '../question-base'

/** Says something and asks nothing. */
export type InformationQuestion = QuestionBase<'information'> & { readonly text?: Texts; readonly picture?: string }

export const information: AnswerRules<InformationQuestion, never> = {
  reads: () => null,
  isBlank: () => true,
  refusals: () => [],
}

export const informationDesign: DesignRules<InformationQuestion> = {
  starts: () => ({ text: { en_us: '' } }),
  problems: () => [],
  dataType: () => null,
}
