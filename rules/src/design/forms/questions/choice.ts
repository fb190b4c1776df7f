import { refusalOf } from '../../../kernel'
import { type Option, optionProblems, startingOptions, valuesOf } from '../options'
import type { AnswerRules, DesignRules, QuestionBase } from '../question-base'
import { isBlankText, readsText } from '../text-answers'

/** One of a few, all of them in sight. */
export type ChoiceQuestion = QuestionBase<'choice'> & { readonly options: readonly Option[] }

export const choice: AnswerRules<{ readonly options: readonly { value: string }[] }, string> = {
  reads: readsText,
  isBlank: isBlankText,
  refusals: ({ options }, answer) =>
    options.some((option) => option.value === answer) ? [] : [refusalOf('answer.notAnOption')],
}

export const choiceDesign: DesignRules<ChoiceQuestion> = {
  starts: () => ({ options: startingOptions() }),
  problems: ({ options }) => optionProblems(options),
  dataType: ({ options }) => ({ kind: 'choice', options: valuesOf(options) }),
}
