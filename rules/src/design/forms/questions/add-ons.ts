import { refusalOf } from '../../../kernel'
import { type Option, optionProblems, valuesOf } from '../options'
import type { DesignRules, QuestionBase } from '../question-base'
import { choices } from './choices'

/** Optional cover beside the plan; one alone is fine, so the least of two options does not hold here. */
export type AddOnsQuestion = QuestionBase<'addOns'> & { readonly options: readonly Option[] }

export const addOns = choices

export const addOnsDesign: DesignRules<AddOnsQuestion> = {
  starts: () => ({ options: [{ value: 'first', label: { en_us: '' } }] }),
  problems: ({ options }) =>
    options.length === 0
      ? [refusalOf('question.fewOptions', { min: 1 })]
      : optionProblems(options).filter((problem) => problem.code !== 'question.fewOptions'),
  dataType: ({ options }) => ({ kind: 'choices', options: valuesOf(options) }),
}
