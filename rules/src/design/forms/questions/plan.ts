import type { Texts } from '../../../languages'
import { type Option, optionProblems, startingOptions, valuesOf } from '../options'
import type { DesignRules, QuestionBase } from '../question-base'
import { choice } from './choice'

export type PlanOption = Option & { readonly isMostChosen?: boolean }
/** One line of the comparison: what is covered, and the figure of each plan by its value. */
export type PlanCover = {
  readonly label: Texts
  readonly note?: Texts
  readonly amounts: Readonly<Record<string, Texts>>
}

export type PlanQuestion = QuestionBase<'plan'> & {
  readonly options: readonly PlanOption[]
  readonly covers: readonly PlanCover[]
}

export const plan = choice

export const planDesign: DesignRules<PlanQuestion> = {
  starts: () => ({ options: startingOptions(), covers: [] }),
  problems: ({ options }) => optionProblems(options),
  dataType: ({ options }) => ({ kind: 'choice', options: valuesOf(options) }),
}
