import { type Option, optionProblems, startingOptions, valuesOf } from '../options'
import type { DesignRules, QuestionBase } from '../question-base'
import { choice } from './choice'

/** One of many, folded away until asked for. */
export type DropdownQuestion = QuestionBase<'dropdown'> & { readonly options: readonly Option[] }

export const dropdown = choice

export const dropdownDesign: DesignRules<DropdownQuestion> = {
  starts: () => ({ options: startingOptions() }),
  problems: ({ options }) => optionProblems(options),
  dataType: ({ options }) => ({ kind: 'choice', options: valuesOf(options) }),
}
