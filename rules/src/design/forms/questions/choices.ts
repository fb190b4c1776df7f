import { refusalOf } from '../../../kernel'
import { type Option, optionProblems, startingOptions, valuesOf } from '../options'
import type { AnswerRules, DesignRules, QuestionBase } from '../question-base'

type Limits = { readonly minChosen?: number; readonly maxChosen?: number }

/** As many of a few as apply. */
export type ChoicesQuestion = QuestionBase<'choices'> & Limits & { readonly options: readonly Option[] }

type Chosen = readonly string[]

export const choices: AnswerRules<Limits & { readonly options: readonly { value: string }[] }, Chosen> = {
  reads: (answer) =>
    Array.isArray(answer) && answer.length <= 200 && answer.every((value) => typeof value === 'string') ? answer : null,
  isBlank: (answer) => answer.length === 0,
  refusals: ({ options, minChosen = 0, maxChosen = options.length }, answer) => {
    const isKnown = answer.every((value) => options.some((option) => option.value === value))
    if (!isKnown || new Set(answer).size !== answer.length) return [refusalOf('answer.notAnOption')]
    if (answer.length < minChosen) return [refusalOf('answer.tooFewChosen', { min: minChosen })]
    return answer.length > maxChosen ? [refusalOf('answer.tooManyChosen', { max: maxChosen })] : []
  },
}

export const choicesDesign: DesignRules<ChoicesQuestion> = {
  starts: () => ({ options: startingOptions() }),
  problems: ({ options, minChosen = 0, maxChosen = options.length }) => [
    ...optionProblems(options),
    ...(minChosen > maxChosen || maxChosen > options.length ? [refusalOf('question.limitsCrossed' as const)] : []),
  ],
  dataType: ({ options }) => ({ kind: 'choices', options: valuesOf(options) }),
}
